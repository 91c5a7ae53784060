import { readFileSync } from 'node:fs';
import { SHARE_SIZE, type ShareImage } from '@/data/routes/share/image';
import { SCHOOL } from '@/data/school';
import { escapeHtml } from '@/lib/site/escapeHtml';

const STYLE = `
  * { box-sizing: border-box; margin: 0; }
  body { position: relative; overflow: hidden; width: ${SHARE_SIZE.width}px;
    height: ${SHARE_SIZE.height}px; background: #9d0022; color: #fff; font-family: Figtree; }
  body > * { position: absolute; }
  .gem { left: 620px; top: -130px; width: 890px; opacity: 0.18; }
  .name { left: 64px; top: 54px; display: flex; gap: 20px; align-items: center;
    font-size: 32px; font-weight: 600; }
  .name img { width: 64px; padding: 8px; border-radius: 14px; background: #fff; }
  .words { left: 64px; top: 150px; width: 560px; height: 416px; display: flex;
    flex-direction: column; justify-content: center; text-wrap: balance; }
  h1 { font-weight: 800; line-height: 1.08; }
  p { margin-top: 22px; color: #f6d3d9; font-weight: 500; line-height: 1.3; }
  span { white-space: nowrap; }
  .frame { left: 672px; top: 150px; width: 464px; height: 348px; border-radius: 28px;
    object-fit: cover; }
  .emblem { left: 734px; top: 144px; width: 360px; height: 360px; }`;

const VIEW_BOX = /\bviewBox="\S+ \S+ (\S+) (\S+)"/;

/** Throws for an image with letters in it: how they look depends on the machine. */
const placeImage = (path: string, name?: string): string => {
  const svg = readFileSync(`public${path}`, 'utf8');
  const [, width, height] = VIEW_BOX.exec(svg) ?? [];
  if (!width || /<text\b/.test(svg)) throw new Error(`${path} has no viewBox, or letters in it`);
  // Emblems are square and round off by themselves; other images fill a frame.
  const className = name ?? (width === height ? 'emblem' : 'frame');
  const data = Buffer.from(svg).toString('base64');
  return `<img class="${className}" src="data:image/svg+xml;base64,${data}" alt="">`;
};

/** A word with a hyphen stays on one line. */
const write = (text: string): string => escapeHtml(text).replace(/\S+-\S+/g, '<span>$&</span>');

/**
 * The picture of a shared link as a page: Chromium makes a PNG of it. A text has the first of its sizes
 * in which it fits into its lines.
 */
export const drawShareImage = ({ title, note, picture }: ShareImage): string =>
  [
    `<style>${STYLE}</style>`,
    placeImage('/icon.svg', 'gem'),
    `<div class="name">${placeImage('/icon.svg', '')}${escapeHtml(SCHOOL.name)}</div>`,
    '<div class="words">',
    `<h1 data-lines="3" data-sizes="80 72 64 56 48">${write(title)}</h1>`,
    `<p data-lines="2" data-sizes="34 30 27">${write(note)}</p>`,
    '</div>',
    placeImage(picture),
  ].join('\n');
