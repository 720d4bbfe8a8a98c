import { expect, test } from 'vitest';
import { companyProfile } from '../../../functions/domain/contacts/mentions/socials.ts';

const profiles: readonly (readonly [network: string, address: string])[] = [
  ['vk', 'https://vk.ru/millroad'],
  ['vk', 'https://m.vk.com/club12345'],
  ['ok', 'https://ok.ru/group/5512345'],
  ['ok', 'https://ok.ru/millroad'],
  ['dzen', 'https://dzen.ru/id/5f3a9b'],
  ['rutube', 'https://rutube.ru/channel/123456/'],
  ['weibo', 'https://weibo.com/u/1234567'],
  ['bilibili', 'https://space.bilibili.com/123456'],
  ['xiaohongshu', 'https://www.xiaohongshu.com/user/profile/5f3a9b'],
  ['douyin', 'https://www.douyin.com/user/MS4wLjAB-x'],
  ['naver', 'https://blog.naver.com/millroad'],
  ['flickr', 'https://www.flickr.com/photos/millroad/'],
  ['tumblr', 'https://millroad.tumblr.com/'],
  ['twitch', 'https://www.twitch.tv/millroad'],
  ['gitlab', 'https://gitlab.com/millroad'],
  ['houzz', 'https://www.houzz.com/pro/millroad/mill-road-joiners'],
  ['telegram', 'https://t.me/millroad'],
];

test.each(profiles)('an address at %s is a profile: %s', (network, address) => {
  expect(companyProfile(address)).toMatchObject({ network });
});

const others: readonly string[] = [
  // A post, a video, an album, a button to share or to write.
  'https://vk.com/wall-12345_678',
  'https://vk.com/video-12345_678',
  'https://vk.com/album-1_2',
  'https://vk.com/write12345',
  'https://vk.com/share.php?url=https://mill.example',
  'https://vk.com/away.php?to=https://mill.example',
  'https://ok.ru/dk?st.cmd=addShare',
  'https://ok.ru/video/12345',
  'https://dzen.ru/a/ZxYz',
  'https://rutube.ru/video/5f3a9b/',
  'https://www.bilibili.com/video/BV1xx',
  'https://blog.naver.com/PostView.naver?blogId=mill',
  'https://www.flickr.com/photos/tags/mill',
  'https://assets.tumblr.com/',
  'https://www.tumblr.com/share/link',
  'https://www.twitch.tv/directory',
  'https://gitlab.com/explore',
  'https://gitlab.com/millroad/site',
  'https://www.houzz.com/photos/mill',
  // An invitation to a chat, and a number to write to.
  'https://t.me/joinchat/AAAAB3xyz',
  'https://t.me/372551234567',
];

test.each(others)('no profile: %s', (address) => {
  expect(companyProfile(address)).toBeNull();
});
