import { escapeHtml } from '@/lib/site/escapeHtml';

/** What an e-mail says, before it is text and HTML. */
export type MailContent = {
  subject: string;
  title: string;
  sections: readonly MailSection[];
  /** The one link that is a button. */
  open: MailLink;
  /** Why it came. */
  footer: string;
};

export type MailSection = {
  text: string;
  lines: readonly MailLine[];
  /** What stands below the lines, such as how many are left out; '' for nothing. */
  rest: string;
};

/** `OIS-7K3M-92QF`, with its address, and what is said of it. */
export type MailLine = MailLink & { said: string };

type MailLink = { label: string; url: string };

/** As text: paragraphs with an empty line between, each address in a line of its own. */
export const toText = ({ title, sections, open, footer }: MailContent): string => {
  const paragraphs = [
    title,
    ...sections.flatMap(({ text, lines, rest }) => [text, lines.map(toTextLine).join('\n'), rest]),
    `${open.label}:\n${open.url}`,
    `-- \n${footer}`,
  ];
  return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`;
};

const toTextLine = ({ label, url, said }: MailLine): string => `- ${label}, ${said}\n  ${url}`;

const FONT = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1f1a1c';
const QUIET = 'font-size:14px;color:#5b5356';
const LINK = 'color:#9d0022';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#9d0022;color:#ffffff;text-decoration:none;font-weight:bold';

/** The same as HTML of one column, with its style in each element, as programs for e-mail want it. */
export const toHtml = ({ subject, title, sections, open, footer }: MailContent): string =>
  [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:16px;background:#fffcf8"><div style="max-width:36em;margin:0 auto;${FONT}">`,
    `<h1 style="font-size:20px;line-height:1.3">${escapeHtml(title)}</h1>`,
    ...sections.map(toHtmlSection),
    `<p style="margin:24px 0"><a href="${escapeHtml(open.url)}" style="${BUTTON}">${escapeHtml(open.label)}</a></p>`,
    `<p style="${QUIET}">${escapeHtml(footer)}</p>`,
    '</div></body></html>',
    '',
  ].join('\n');

const toHtmlSection = ({ text, lines, rest }: MailSection): string =>
  [
    `<p>${escapeHtml(text)}</p>`,
    lines.length === 0
      ? ''
      : `<ul style="padding-left:20px">${lines.map(toHtmlLine).join('')}</ul>`,
    rest === '' ? '' : `<p style="${QUIET}">${escapeHtml(rest)}</p>`,
  ].join('');

const toHtmlLine = ({ label, url, said }: MailLine): string =>
  `<li style="padding:4px 0"><a href="${escapeHtml(url)}" style="${LINK}">${escapeHtml(label)}</a>, ${escapeHtml(said)}</li>`;
