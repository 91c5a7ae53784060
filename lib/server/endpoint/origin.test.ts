import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { isOurOrigin } from './origin';

const LIVE = {
  siteUrl: 'https://opaline.example',
  isSiteUrlGiven: true,
  isProduction: true,
  desk: null,
};
const FRESH = {
  siteUrl: 'http://localhost:3000',
  isSiteUrlGiven: false,
  isProduction: true,
  desk: null,
};
const DESK = { ...LIVE, desk: { host: 'desk.example' } };
const DEVELOPMENT = { ...LIVE, isProduction: false };

const request = (headers: Record<string, string>): IncomingMessage => {
  const req = new IncomingMessage(new Socket());
  Object.assign(req.headers, headers);
  return req;
};

it.each([
  ['our own', LIVE, { origin: 'https://opaline.example' }, true],
  ['another site', LIVE, { origin: 'https://evil.example' }, false],
  ['the desk, of itself', DESK, { origin: 'https://desk.example', host: 'desk.example' }, true],
  [
    'the desk, of the site',
    DESK,
    { origin: 'https://desk.example', host: 'opaline.example' },
    false,
  ],
  [
    'another site, of the desk',
    DESK,
    { origin: 'https://evil.example', host: 'desk.example' },
    false,
  ],
  [
    'the desk where there is none',
    LIVE,
    { origin: 'https://desk.example', host: 'desk.example' },
    false,
  ],
  ['our name without encryption', LIVE, { origin: 'http://opaline.example' }, false],
  ['our name on another port', LIVE, { origin: 'https://opaline.example:8443' }, false],
  ['a name that begins like ours', LIVE, { origin: 'https://opaline.example.evil' }, false],
  ['a page without an origin', LIVE, { origin: 'null' }, false],
  ['nonsense', LIVE, { origin: '!' }, false],
  ['another host name', LIVE, { origin: 'https://evil.example', host: 'evil.example' }, false],
  [
    'the host asked for, SITE_URL unset',
    FRESH,
    { origin: 'http://1.2.3.4:3000', host: '1.2.3.4:3000' },
    true,
  ],
  [
    'another host, SITE_URL unset',
    FRESH,
    { origin: 'http://evil.example', host: '1.2.3.4:3000' },
    false,
  ],
  [
    'another port, SITE_URL unset',
    FRESH,
    { origin: 'http://1.2.3.4:9', host: '1.2.3.4:3000' },
    false,
  ],
  [
    'its own page behind a proxy that hides the host name, SITE_URL unset',
    FRESH,
    { origin: 'https://school.example', host: '10.0.0.7', 'sec-fetch-site': 'same-origin' },
    true,
  ],
  [
    'a sister site behind a proxy that hides the host name, SITE_URL unset',
    FRESH,
    { origin: 'https://evil.example', host: '10.0.0.7', 'sec-fetch-site': 'same-site' },
    false,
  ],
  [
    'our pages under a name that is not SITE_URL',
    LIVE,
    { origin: 'https://other.example', 'sec-fetch-site': 'same-origin' },
    false,
  ],
  [
    'the host asked for, in development',
    DEVELOPMENT,
    { origin: 'http://localhost:4100', host: 'localhost:4100' },
    true,
  ],
  ['a program', LIVE, {}, true],
  ['our page, origin left out', LIVE, { 'sec-fetch-site': 'same-origin' }, true],
  ['an address typed in', LIVE, { 'sec-fetch-site': 'none' }, true],
  ['another site, origin left out', LIVE, { 'sec-fetch-site': 'cross-site' }, false],
  ['a sister site, origin left out', LIVE, { 'sec-fetch-site': 'same-site' }, false],
])('a request from %s', (_who, site, headers, expected) => {
  expect(isOurOrigin(request({ host: 'opaline.example', ...headers }), site)).toBe(expected);
});
