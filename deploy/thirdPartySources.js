// What each vendor asks for. Google: developers.google.com/tag-platform/security/guides/csp (Tag
// Manager with Analytics, Ads conversions and remarketing; its own domains for India). Meta documents
// its hosts with the pixel's base code. Without a scheme, a host stands for https on our pages.
const TAG_MANAGER = {
  'script-src': ['*.googletagmanager.com'],
  'img-src': ['*.google-analytics.com', '*.googletagmanager.com'],
  'connect-src': [
    '*.google-analytics.com',
    '*.analytics.google.com',
    '*.googletagmanager.com',
    'www.google.com',
  ],
  'frame-src': ['www.googletagmanager.com'],
};

const GOOGLE_ADS_HOSTS = [
  'www.googletagmanager.com',
  'www.googleadservices.com',
  'googleads.g.doubleclick.net',
  'pagead2.googlesyndication.com',
  'www.google.com',
];
const GOOGLE_DOMAINS = ['google.com', 'www.google.co.in'];

const GOOGLE_ADS = {
  'script-src': GOOGLE_ADS_HOSTS,
  'img-src': [...GOOGLE_ADS_HOSTS, ...GOOGLE_DOMAINS],
  'connect-src': [...GOOGLE_ADS_HOSTS, ...GOOGLE_DOMAINS],
  'frame-src': ['www.googletagmanager.com', 'bid.g.doubleclick.net', 'td.doubleclick.net'],
};

const META = {
  'script-src': ['connect.facebook.net'],
  'img-src': ['www.facebook.com'],
  'connect-src': ['connect.facebook.net', 'www.facebook.com'],
  'frame-src': ['www.facebook.com'],
};

const chatOf = (host) => ({
  'script-src': [host],
  'style-src': [host],
  'img-src': [host],
  'font-src': [host],
  // Browsers do not take a host without a scheme for a web socket, which most chats need.
  'connect-src': [host, `wss://${host}`],
  'frame-src': [host],
});

const frameworkOf = (host) => ({
  'script-src': [host],
  'style-src': [host],
  'img-src': [host],
  'font-src': [host],
});

const brochureOf = (host) => ({ 'connect-src': [host] });

// A path on this site has no host; a wrong value is refused by name when the site starts.
const hostOf = (address = '') => (URL.canParse(address) ? new URL(address).host : '');

const merge = (all) => {
  const merged = {};
  for (const [name, hosts] of all.flatMap(Object.entries)) {
    merged[name] = [...(merged[name] ?? []), ...hosts];
  }
  return merged;
};

/** What the security policy has to let in for the third parties that `env` names. */
const thirdPartySources = (env) => {
  const withHost = (address, sourcesOf) => {
    const host = hostOf(address);
    return host ? [sourcesOf(host)] : [];
  };
  return merge([
    ...(env.NEXT_PUBLIC_GTM_ID ? [TAG_MANAGER] : []),
    ...(env.NEXT_PUBLIC_GOOGLE_ADS_ID ? [GOOGLE_ADS] : []),
    ...(env.NEXT_PUBLIC_META_PIXEL_ID ? [META] : []),
    ...withHost(env.NEXT_PUBLIC_CHAT_WIDGET_SRC, chatOf),
    ...withHost(env.NEXT_PUBLIC_FRAMEWORK_SCRIPT_SRC, frameworkOf),
    ...withHost(env.BROCHURE_URL, brochureOf),
  ]);
};

module.exports = { thirdPartySources };
