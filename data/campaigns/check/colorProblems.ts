import type { Campaign } from '@/data/campaigns/campaign';
import { contrastOf, isHexColor } from './contrast';
import type { Problem } from './problem';

/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

/** What is wrong with the colours of its own. */
export const colorProblems = ({ colors }: Campaign): Problem[] => {
  if (!colors) return [];
  const { brand, dark, tint } = colors;
  const unreadable = Object.entries(colors).filter(([, color]) => !isHexColor(color));
  if (unreadable.length > 0) {
    return unreadable.map(([name]) => ({
      at: `colors.${name}`,
      text: 'write each colour like #9d0022',
    }));
  }
  const pairs: [name: string, one: string, other: string][] = [
    ['brand', brand, '#ffffff'],
    ['dark', dark, '#ffffff'],
    ['brand', brand, tint],
    ['dark', dark, tint],
  ];
  return pairs
    .filter(([, one, other]) => contrastOf(one, other) < READABLE)
    .map(([name, one, other]) => ({
      at: `colors.${name}`,
      text: `${one} on ${other} cannot be read; choose a darker colour`,
    }));
};
