import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Box = { x: number; y: number; width: number; height: number };
type SvgImage = { viewBox: string; content: string };

const SVG = /^\s*<svg\b[^>]*\bviewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>\s*$/;

/** Throws for an image with letters in it: how they look depends on the machine. */
const readImage = (path: string): SvgImage => {
  const [, viewBox = '', content = ''] =
    SVG.exec(readFileSync(join(process.cwd(), 'public', path), 'utf8')) ?? [];
  if (content === '') throw new Error(`${path} is not an SVG with a viewBox`);
  if (/<text\b/.test(content)) throw new Error(`${path} has letters in it`);
  return { viewBox, content };
};

/** Emblems are square and round off by themselves; other images fill a frame. */
export const isEmblem = (path: string): boolean => {
  const [, , width, height] = readImage(path).viewBox.split(/\s+/);
  return width === height;
};

/** An image from `public` as a part of another one: it covers the box. */
export const placeImage = (path: string, { x, y, width, height }: Box): string => {
  const { viewBox, content } = readImage(path);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${content}</svg>`;
};
