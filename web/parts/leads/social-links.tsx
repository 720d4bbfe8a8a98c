import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { WebLink } from '../../ui/web-link.tsx';
import styles from './social-links.module.css';

const names: Readonly<Record<string, string>> = {
  linkedin: 'LinkedIn',
  twitter: 'X',
  x: 'X',
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  github: 'GitHub',
  tiktok: 'TikTok',
  xing: 'XING',
  pinterest: 'Pinterest',
  vk: 'VK',
  ok: 'Odnoklassniki',
  dzen: 'Dzen',
  rutube: 'RUTUBE',
  weibo: 'Weibo',
  bilibili: 'Bilibili',
  xiaohongshu: 'Xiaohongshu',
  douyin: 'Douyin',
  naver: 'Naver Blog',
  flickr: 'Flickr',
  tumblr: 'Tumblr',
  twitch: 'Twitch',
  gitlab: 'GitLab',
  houzz: 'Houzz',
  vimeo: 'Vimeo',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  threads: 'Threads',
  medium: 'Medium',
  telegram: 'Telegram',
  discord: 'Discord',
  snapchat: 'Snapchat',
  behance: 'Behance',
  dribbble: 'Dribbble',
  crunchbase: 'Crunchbase',
  yelp: 'Yelp',
  tripadvisor: 'Tripadvisor',
  soundcloud: 'SoundCloud',
};

/** A company's profiles on other sites. */
export function SocialLinks(props: { socials: Readonly<Record<string, string>> }) {
  return (
    <ul className={styles.socials}>
      {Object.entries(props.socials).map(([network, url]) => (
        <li key={network}>
          <WebLink url={url}>{names[network.toLowerCase()] ?? network}</WebLink>
          <CopyButton text={url} what={`${names[network.toLowerCase()] ?? network} link`} />
        </li>
      ))}
    </ul>
  );
}
