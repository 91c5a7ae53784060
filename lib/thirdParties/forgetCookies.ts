import { THIRD_PARTIES } from '@/data/thirdParties.mjs';

/** How the cookies of third parties begin; they are written for our own host or a domain above it. */
export const THEIR_COOKIES = Object.values(THIRD_PARTIES).flatMap(({ cookies }) => cookies);

const isTheirs = (name: string): boolean => THEIR_COOKIES.some((start) => name.startsWith(start));

const domainsAbove = (host: string): string[] => {
  const parts = host.split('.');
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'));
};

/** Deletes the cookies by which third parties would know the visitor again. */
export const forgetCookies = (): void => {
  const names = document.cookie.split(/; */).map((cookie) => cookie.split('=', 1)[0] ?? '');
  for (const name of names.filter(isTheirs)) {
    for (const domain of ['', ...domainsAbove(location.hostname)]) {
      const where = domain && `; domain=${domain}`;
      // biome-ignore lint/suspicious/noDocumentCookie: the newer interface is missing in browsers that parents use.
      document.cookie = `${name}=; path=/; max-age=0${where}`;
    }
  }
};
