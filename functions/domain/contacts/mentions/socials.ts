import { withoutDeceptiveCharacters } from '../../../../shared/text/deceptive-characters.ts';

/** Other subdomains of a network are its own pages ("developers.", "about."), unlike those of languages and devices. */
const anyone = String.raw`^(?:(?:www|m|mobile|web|touch|[a-z]{2}(?:-[a-z]{2})?)\.)?`;

const networks: readonly { name: string; hosts: RegExp; profile: RegExp }[] = [
  {
    name: 'linkedin',
    hosts: new RegExp(`${anyone}linkedin\\.com$`),
    profile: /^\/(?:company|school|showcase|organization)\/[^/]+/i,
  },
  {
    name: 'facebook',
    hosts: new RegExp(`${anyone}(?:facebook\\.com|fb\\.com|fb\\.me)$`),
    profile:
      /^\/(?:share\/[\w-]{8,}\/?$|(?!(?:sharer?|share\.php|sharer\.php|dialog|plugins|tr|login|hashtag|events|photo|photos|watch|story\.php|settings|messages|marketplace|gaming|reg|recover|ads|business|privacy|policies|policy\.php|help|about|legal|groups\/?$|v\d)(?:[/?.]|$))(?:p\/)?[\w.%-]{2,})/i,
  },
  {
    name: 'twitter',
    hosts: new RegExp(`${anyone}(?:twitter\\.com|x\\.com)$`),
    profile:
      /^\/(?!(?:share|intent|home|search|hashtag|i|login|privacy|tos|explore|settings|about|widgets)(?:[/?]|$))@?\w{1,30}\/?$/i,
  },
  {
    name: 'instagram',
    hosts: new RegExp(`${anyone}(?:instagram\\.com|instagr\\.am)$`),
    profile:
      /^\/(?!(?:p|reel|reels|explore|accounts|direct|stories|tv|about|legal|share)(?:\/|$))[\w.]{2,}\/?/i,
  },
  {
    name: 'youtube',
    hosts: new RegExp(`${anyone}youtube\\.com$`),
    profile:
      /^\/(?:@[\w.%-]+|(?:c|user|channel)\/[^/]+|(?!(?:watch|embed|playlist|results|shorts|feed|live|redirect|iframe_api|player_api|t|about|howyoutubeworks|ads|premium|kids|s)(?:[/?]|$))[\w-]{3,}\/?$)/i,
  },
  { name: 'tiktok', hosts: new RegExp(`${anyone}tiktok\\.com$`), profile: /^\/@[\w.-]+\/?$/i },
  {
    name: 'pinterest',
    hosts: /(?:^|\.)pinterest\.(?:com|[a-z]{2}|co\.uk)$/,
    profile:
      /^\/(?!(?:pin|search|ideas|login|business|about)(?:\/|$))[\w-]{2,}(?:\/(?:boards|pins|_created|_saved))?\/?$/i,
  },
  {
    name: 'github',
    hosts: /^github\.com$/,
    profile:
      /^\/(?!(?:login|features|about|topics|sponsors|marketplace|pricing|search|settings|orgs\/?$)(?:\/|$))(?:orgs\/)?[\w-]+\/?$/i,
  },
  { name: 'xing', hosts: /(?:^|\.)xing\.com$/, profile: /^\/(?:pages|companies|company)\/[^/]+/i },
  {
    name: 'vimeo',
    hosts: /^(?:www\.)?vimeo\.com$/,
    profile: /^\/(?!\d+(?:\/|$)|(?:watch|upgrade|features|login|join)(?:\/|$))[\w-]+\/?$/i,
  },
  {
    name: 'mastodon',
    hosts: /(?:^|\.)(?:mastodon\.[a-z]+|mstdn\.[a-z]+|fosstodon\.org|chaos\.social|hachyderm\.io)$/,
    profile: /^\/@[\w.-]+\/?$/,
  },
  { name: 'bluesky', hosts: /^bsky\.app$/, profile: /^\/profile\/[^/]+\/?$/ },
  { name: 'threads', hosts: /(?:^|\.)threads\.(?:net|com)$/, profile: /^\/@[\w.]+\/?$/ },
  { name: 'medium', hosts: /^medium\.com$/, profile: /^\/@?[\w.-]+\/?$/ },
  {
    name: 'telegram',
    hosts: /^(?:t\.me|telegram\.me)$/,
    profile: /^\/(?!(?:share|joinchat)(?:\/|$)|\d+\/?$)\w{4,}\/?$/,
  },
  { name: 'discord', hosts: /^(?:discord\.gg|discord\.com)$/, profile: /^\/(?:invite\/)?[\w-]{3,}\/?$/ },
  { name: 'snapchat', hosts: /(?:^|\.)snapchat\.com$/, profile: /^\/add\/[^/]+\/?$/ },
  { name: 'behance', hosts: /(?:^|\.)behance\.net$/, profile: /^\/(?!gallery(?:\/|$))[\w-]+\/?$/ },
  { name: 'dribbble', hosts: /^(?:www\.)?dribbble\.com$/, profile: /^\/(?!shots(?:\/|$))[\w-]+\/?$/ },
  { name: 'crunchbase', hosts: /(?:^|\.)crunchbase\.com$/, profile: /^\/organization\/[^/]+\/?$/ },
  { name: 'yelp', hosts: /(?:^|\.)yelp\.[a-z.]+$/, profile: /^\/biz\/[^/]+\/?$/ },
  {
    name: 'tripadvisor',
    hosts: /(?:^|\.)tripadvisor\.[a-z.]+$/,
    profile: /^\/(?:Hotel|Restaurant|Attraction)_Review/,
  },
  { name: 'soundcloud', hosts: /^(?:www\.)?soundcloud\.com$/, profile: /^\/[\w-]+\/?$/ },
  {
    name: 'vk',
    hosts: new RegExp(`${anyone}(?:vk\\.com|vk\\.ru|vkontakte\\.ru)$`),
    profile:
      /^\/(?!(?:share|away|widget\w*|video\w*|audio\w*|feed|im|login|search|join|market|(?:wall|album|photo|topic|doc|clip|write|app|story|page)-?\d\w*)(?:[/?.]|$))[\w.]+\/?$/i,
  },
  {
    name: 'ok',
    hosts: new RegExp(`${anyone}(?:ok\\.ru|odnoklassniki\\.ru)$`),
    profile:
      /^\/(?:(?:group|profile)\/\d+|(?!(?:dk|video|live|music|game|games|groups?|profile|offer|search)(?:\/|$))[\w.-]{3,})\/?$/i,
  },
  {
    name: 'dzen',
    hosts: /^(?:www\.)?dzen\.ru$/,
    profile:
      /^\/(?:id\/\w+|(?!(?:a|b|t|video|news|articles|search|shorts|live|topic)(?:\/|$))[\w.-]{3,})\/?$/i,
  },
  { name: 'rutube', hosts: /^(?:www\.)?rutube\.ru$/, profile: /^\/(?:channel|u)\/[\w-]+\/?$/i },
  {
    name: 'weibo',
    hosts: new RegExp(`${anyone}weibo\\.(?:com|cn)$`),
    profile: /^\/(?:(?:u|p|n)\/[^/]+|(?!(?:login|signup|ajax|tv|hot|newlogin)(?:\/|$))[\w-]{3,})\/?$/i,
  },
  { name: 'bilibili', hosts: /^space\.bilibili\.com$/, profile: /^\/\d+\/?$/ },
  { name: 'xiaohongshu', hosts: /^(?:www\.)?xiaohongshu\.com$/, profile: /^\/user\/profile\/\w+\/?$/ },
  { name: 'douyin', hosts: /^(?:www\.)?douyin\.com$/, profile: /^\/user\/[\w-]+\/?$/ },
  { name: 'naver', hosts: /^(?:m\.)?blog\.naver\.com$/, profile: /^\/(?!PostView|PostList)[\w-]{3,}\/?$/ },
  {
    name: 'flickr',
    hosts: /^(?:www\.)?flickr\.com$/,
    profile: /^\/(?:photos|people)\/(?!tags(?:\/|$))[\w@-]+\/?$/,
  },
  { name: 'tumblr', hosts: /^(?!(?:www|assets|static|media|api)\.)[\w-]+\.tumblr\.com$/, profile: /^\/?$/ },
  {
    name: 'twitch',
    hosts: new RegExp(`${anyone}twitch\\.tv$`),
    profile: /^\/(?!(?:directory|videos|downloads|jobs|login|p|settings)(?:\/|$))\w{3,25}\/?$/i,
  },
  {
    name: 'gitlab',
    hosts: /^gitlab\.com$/,
    profile: /^\/(?!(?:users|explore|help|groups|projects|search|dashboard|api)(?:\/|$))[\w.-]{2,}\/?$/i,
  },
  { name: 'houzz', hosts: /^(?:www\.)?houzz\.[a-z.]+$/, profile: /^\/(?:pro|professionals)\/[^/]+/i },
];

/** The network and the profile of a link; null for anything else, including share and intent buttons. */
export function companyProfile(address: string): { network: string; url: string } | null {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^www\./, '');
  const network = networks.find(({ hosts }) => hosts.test(host));
  if (!network) return null;
  if (network.name === 'facebook' && /^\/(?:profile|people)(?:\.php|\/)/i.test(url.pathname)) {
    const id = url.searchParams.get('id');
    return url.pathname.startsWith('/profile.php') && !id
      ? null
      : { network: 'facebook', url: kept(url, id ? `?id=${id}` : '') };
  }
  const path = network.profile.exec(url.pathname)?.[0];
  if (path === undefined || isSampleProfile(path)) return null;
  if (network.name === 'linkedin' || network.name === 'xing')
    return {
      network: network.name,
      url: `https://${url.hostname}${path}${url.pathname === `${path}/` ? '/' : ''}`,
    };
  if (network.name === 'facebook') return { network: 'facebook', url: kept(withoutTab(url), '') };
  return { network: network.name, url: kept(url, '') };
}

/** What themes have in place of a profile ("/yourpage", "/company/your-company", "/username"). */
function isSampleProfile(path: string): boolean {
  return /\/@?(?:(?:your|my|votre|deine?|ihre?|tu|tuo|seu|sua)[-_.]?(?:own)?[-_.]?(?:profile?|page|channel|company|account|user(?:name)?|handle|brand|name|business|link|id|site|website|usuario|nombre|perfil|pagina|empresa|entreprise|firma|seite)|user-?name|handle|placeholder|example[\w.-]*)\/?$/i.test(
    path,
  );
}

/** Facebook's page without its tab ("/acme/photos"). */
function withoutTab(url: URL): URL {
  const tab =
    /^(\/[^/]+)\/(?:photos|about|reviews|posts|videos|events|services|reels|mentions|info)(?:\/|$)/i.exec(
      url.pathname,
    );
  return tab?.[1] ? new URL(tab[1], url) : url;
}

function kept(url: URL, search: string): string {
  return `https://${url.hostname}${url.pathname}${search}`;
}

/** The username in the address of a person's LinkedIn profile, or null. */
export function linkedinUser(address: string): string | null {
  const url = URL.parse(
    address.startsWith('//')
      ? `https:${address}`
      : /^(?:www\.)?linkedin\.com\//i.test(address)
        ? `https://${address}`
        : address,
  );
  if (!url || !/(?:^|\.)linkedin\.com$/.test(url.hostname)) return null;
  const user = /^\/(?:in|pub)\/([^/?#]+)/.exec(url.pathname)?.[1];
  if (!user) return null;
  try {
    const name = withoutDeceptiveCharacters(decodeURIComponent(user));
    return safeUser.test(name) ? name : null;
  } catch {
    return null;
  }
}

/**
 * The characters that LinkedIn allows in usernames, including old ones: no slash, quote, bracket or blank that a
 * page may hide there.
 */
const safeUser = /^(?:[\p{L}\p{M}\p{N}\p{So}_.-]|\u200c|\u200d|\ufe0f){1,150}$/u;
