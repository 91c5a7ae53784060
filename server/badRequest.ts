import { existsSync } from 'node:fs';
import { buildFile } from '@/lib/server/metrics/buildFile';

type Target = { method?: string; url?: string; headers: { host?: string } };

export type Refusal = { status: number; text: string };

const HOST = /^(?:[a-z\d_-]+(?:\.[a-z\d_-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
const LONGEST_HOST = 300;
const BUILT = '/_next/';
const IMAGES = /^\/_next\/image(?:\/|$)/;
/** As next/image writes it, for a raster image of ours. Which of ours, and which sizes, Next decides. */
const RASTER_IMAGE =
  /^\/_next\/image\?url=((?:%2F[\w-]+(?:\.[\w-]+)*)+\.(?:png|jpe?g|webp|avif))&w=\d+&q=\d+$/;

/** An HTTP/1.0 health check may name no host; any other request names one that an address can hold. */
const isHost = (host: string | undefined): boolean =>
  host === undefined ||
  (host.length <= LONGEST_HOST && HOST.test(host) && URL.canParse(`http://${host}`));

/** The path of an address that begins with a slash, as a router reads it: without dots and escapes. */
export const pathOf = (target: string): string => {
  const { pathname } = new URL(`http://site.invalid${target}`);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** Next would log the address of an image that does not exist, whatever a visitor put into it. */
const isOwnImage = (url: string): boolean => {
  const [, path = ''] = RASTER_IMAGE.exec(url)?.map(decodeURIComponent) ?? [];
  if (path === '') return false;
  return existsSync(path.startsWith(BUILT) ? buildFile(path.slice(BUILT.length)) : `public${path}`);
};

const refuse = (text: string, status = 400): Refusal => ({ status, text });

/**
 * What is wrong with a request that nothing of ours asks for and that the libraries behind would
 * answer with an error of their own (500); null for one to go on with. Never throws.
 */
export const refusalFor = ({ method, url = '', headers }: Target): Refusal | null => {
  if (!url.startsWith('/')) return refuse('The address has to be a path.');
  if (!isHost(headers.host)) return refuse('The Host header has to be a host name.');
  // Next builds a Request of the web for a landing page, which knows no such method.
  if (method === 'TRACE') return refuse('TRACE is not offered.');
  // On other spellings the optimiser fails, and each new one would cost a resized image.
  if (IMAGES.test(pathOf(url)) && !isOwnImage(url)) return refuse('Not found.', 404);
  return null;
};
