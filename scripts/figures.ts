/**
 * All figures whose place contains the words given, on one page to look at:
 * `npm run figures -- class-7/ganita-prakash`. What is wrong with one stands in red above it.
 */
import './steps/missingPackages.mjs';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'sass';
import { escapeHtml } from '@/lib/site/escapeHtml';
import { faultsOf } from '@/lib/study/figures/checks';
import { drawFigure } from '@/lib/study/figures/drawFigure';
import { listFigures, type PlacedFigure } from '@/lib/study/figures/listFigures';

const FOLDER = '.data';
const PAGE = `${FOLDER}/figures.html`;

const ACCENTS: readonly (readonly [words: RegExp, colour: string])[] = [
  [/science|physics|chemistry|biology|curiosity|exploration/, 'science'],
  [/evs|wondrous|looking/, 'evs'],
  [/english/, 'english'],
];

const accentOf = (place: string): string =>
  ACCENTS.find(([words]) => words.test(place))?.[1] ?? 'maths';

const css = (): string =>
  compile('components/blocks/study/Figure.module.scss', { loadPaths: ['styles'] })
    .css.replaceAll(/:global\(([^)]*)\)/g, '$1')
    .replaceAll(':global ', '');

const colours = (): string =>
  readFileSync('styles/globals.scss', 'utf8')
    .match(/--color-[a-z-]+: #\w+;/g)
    ?.join('') ?? '';

const show = ({ place, figure }: PlacedFigure): string => {
  const { viewBox, svg, alt, caption } = drawFigure(figure);
  const faults = faultsOf(figure).map(escapeHtml).join('<br>');
  return `<article style="--accent: var(--color-${accentOf(place)})">
<small>${place} · ${figure.draw.kind} · ${svg.length}</small><b>${faults}</b>
<svg class="image" viewBox="${viewBox}" role="img" aria-label="${escapeHtml(alt)}">${svg}</svg>
<p class="caption">${escapeHtml(caption)}</p><small>${escapeHtml(alt)}</small></article>`;
};

const STYLE = `body { display: grid; grid-template-columns: repeat(auto-fill, 342px); gap: 12px;
margin: 12px; font: 15px/1.4 Arial, sans-serif; --text-small: 14px; }
article { padding: 0 0 8px; border: 1px solid #ccc; } article p { margin: 4px auto; }
b { display: block; color: red; }`;

const wanted = process.argv[2] ?? '';
const figures = listFigures().filter(({ place }) => place.includes(wanted));
mkdirSync(FOLDER, { recursive: true });
writeFileSync(
  PAGE,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Figures</title>
<style>:root { ${colours()} } ${STYLE} ${css()}</style>${figures.map(show).join('\n')}</html>`,
);
const wrong = figures.filter(({ figure }) => faultsOf(figure).length > 0);
for (const { place, figure } of wrong) console.log(`${place}: ${faultsOf(figure).join('; ')}`);
console.log(`${figures.length} figures, ${wrong.length} with faults: ${PAGE}`);
