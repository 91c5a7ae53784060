import { NO_NETWORK_COPY } from '@/data/copy/offline';
import { MY_STUDY_PATH } from '@/data/routes/paths/study/myStudy';

const copy = NO_NETWORK_COPY;

// The site's own styles are not stored with it: it has to stand by itself.
const STYLE = `body{margin:0 auto;max-width:36rem;padding:3rem 1rem;background:#fffcf8;color:#1f1a1c;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:1.75rem;line-height:1.2}a{color:#9d0022;font-weight:650}li{padding-block:.5rem}`;

const link = (path: string, text: string): string => `<a href="${path}">${text}</a>`;

/** The HTML of the page that says which classes are on this device. */
export const buildNoNetworkPage = (classes: readonly number[]): string => {
  const links = [
    link(MY_STUDY_PATH, copy.myStudy),
    ...classes.map((number) => link(`/class${number}-ncert-solutions`, copy.className(number))),
  ];
  const kept =
    classes.length > 0
      ? `<p>${copy.kept}</p><ul>${links.map((one) => `<li>${one}</li>`).join('')}</ul>`
      : '';
  return `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${copy.title}</title><style>${STYLE}</style><main><h1>${copy.title}</h1><p>${copy.text}</p>${kept}<p><a href="">${copy.again}</a></p></main></html>`;
};
