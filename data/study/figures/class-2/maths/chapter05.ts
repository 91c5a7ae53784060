import type { Figure } from '@/data/study/figures/figure';

export const CHAPTER_5: readonly Figure[] = [
  {
    alt: 'Four kinds of lines: a standing line that goes straight up, a sleeping line that lies flat, a slanting line that leans, and a curved line that bends.',
    caption:
      'Turn the page and the standing line becomes a sleeping one; the curved line still bends.',
    draw: {
      kind: 'shapes',
      height: 126,
      shapes: [
        {
          kind: 'line',
          points: [
            [46, 16],
            [46, 92],
          ],
          thick: true,
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [92, 60],
            [164, 60],
          ],
          thick: true,
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [184, 92],
            [246, 22],
          ],
          thick: true,
          tone: 'accent',
        },
        {
          kind: 'line',
          points: [
            [272, 86],
            [290, 30],
            [306, 84],
            [326, 28],
          ],
          thick: true,
          smooth: true,
          tone: 'accent',
        },
        { kind: 'text', at: [46, 112], text: 'standing' },
        { kind: 'text', at: [128, 112], text: 'sleeping' },
        { kind: 'text', at: [212, 112], text: 'slanting' },
        { kind: 'text', at: [298, 112], text: 'curved' },
      ],
    },
  },
];
