/** Seconds after which a visitor may try again: a spike of page views is over by then. */
const RETRY_AFTER_S = 5;

// Served without a build: a test compares these with the school's own facts in `data`.
export const WORDS = {
  school: 'Opaline International School',
  phone: '18000000101',
  phoneText: '1-800-000-0101',
  title: 'Just a moment',
  heading: 'We are very busy just now',
  page: 'So many people are here at once that we cannot show you this page. Please wait a few seconds and',
  again: 'try again',
  form: 'Your form has not been sent. Please go back, wait a few seconds and press the button again.',
  call: 'Or call us, free of charge:',
  api: 'This is not working just now. Please try again in a few minutes.',
};

const draw = (sentence) => `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${WORDS.title} | ${WORDS.school}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-content:center;padding:1.5rem;background:#fffcf8;color:#1f1a1c;font:1.0625rem/1.6 Arial,sans-serif;text-align:center}
h1{margin:0 0 1rem;line-height:1.15}
p{max-width:34rem;margin:0 0 1rem}
a{color:#9d0022}
</style>
</head>
<body>
<main>
<h1>${WORDS.heading}</h1>
<p>${sentence}</p>
<p>${WORDS.call} <a href="tel:${WORDS.phone}">${WORDS.phoneText}</a></p>
</main>
</body>
</html>
`;

const PAGE = draw(`${WORDS.page} <a href="">${WORDS.again}</a>.`);
const FORM = draw(WORDS.form);
const API = JSON.stringify({ error: { code: 'service/unavailable', message: WORDS.api } });

const isPlainForm = ({ headers }) =>
  String(headers['content-type']).startsWith('application/x-www-form-urlencoded');

const bodyFor = (req) => {
  if (isPlainForm(req)) return { type: 'text/html', body: FORM };
  const isOurScript = req.url.startsWith('/api/') || req.headers['x-nextjs-data'] !== undefined;
  return isOurScript ? { type: 'application/json', body: API } : { type: 'text/html', body: PAGE };
};

/** Turns a request away for a few seconds: 503, as a small page or as an error of our API. */
export const sendBusy = (req, res) => {
  // The visitor has left, or something has been sent already.
  if (res.headersSent || res.destroyed) return;
  const { type, body } = bodyFor(req);
  res.statusCode = 503;
  res.setHeader('Retry-After', String(RETRY_AFTER_S));
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', `${type}; charset=utf-8`);
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  res.end(req.method === 'HEAD' ? undefined : body);
};
