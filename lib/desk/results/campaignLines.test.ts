import { campaignLines, sumLine } from './campaignLines';
import type { Figures } from './contract';

const figures = (visit: number, sent = 0): Figures => ({
  visit,
  begun: 0,
  sent,
  verified: 0,
  whatsapp: 0,
  call: 0,
});
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const spend = (campaign: string, paise: number) => ({
  id: campaign,
  campaign,
  source: null,
  ...NOVEMBER,
  paise,
  who: 'you',
  enteredAt: 0,
});

it('shows two advertisements of a campaign together and apart, and one that only cost', () => {
  const results = {
    pages: [
      { path: '/campaign/pune', figures: figures(10, 1) },
      { path: '/campaignv1/pune', figures: figures(5, 2) },
      { path: '/lp/pune', figures: figures(20) },
    ],
    spends: [spend('pune', 100), spend('pune', 50), spend('mumbai', 7)],
  };
  const lines = campaignLines(results, NOVEMBER);
  expect(
    lines.map((line) => [
      line.campaign,
      line.figures.visit,
      line.figures.sent,
      line.spent,
      line.pages.map(({ path }) => path),
    ]),
  ).toEqual([
    ['/lp/pune', 20, 0, null, ['/lp/pune']],
    ['pune', 15, 3, 150, ['/campaign/pune', '/campaignv1/pune']],
    ['mumbai', 0, 0, 7, []],
  ]);
  const sum = { figures: figures(35, 3), spent: 157 };
  expect(sumLine(lines)).toEqual({ ...sum, divided: null });
});

it('tells what one of all campaigns cost only where it is known of each', () => {
  const pages = [{ path: '/campaign/pune', figures: figures(10, 1) }];
  const sumOf = (spends: ReturnType<typeof spend>[]) =>
    sumLine(campaignLines({ pages, spends }, NOVEMBER));
  expect(sumOf([spend('pune', 100), spend('mumbai', 7)])).toMatchObject({
    spent: 107,
    divided: 107,
  });
  expect(sumOf([spend('mumbai', 7)])).toMatchObject({ spent: 7, divided: null });
  expect(sumOf([])).toMatchObject({ spent: null, divided: null });
});
