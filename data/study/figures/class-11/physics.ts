import type { BookFigures } from '@/data/study/figures/figure';

export const FIGURES: BookFigures = {
  1: [
    {
      alt: 'A ruler of 10 centimetres with a rod from the 1 cm mark to the 8.4 cm mark.',
      caption:
        'The ruler shows tenths of a centimetre: 8.4 − 1.0 = 7.4 cm, two significant figures.',
      draw: { kind: 'ruler', length: 10, things: [{ from: 1, to: 8.4, label: 'rod' }] },
    },
  ],
  2: [
    {
      alt: 'A velocity-time graph of a ball thrown upwards at 20 m/s with g taken as 10: a straight line from 20 at 0 s through 0 at 2 s to −20 at 4 s.',
      caption: 'The slope is −10 m/s² all the way, also at the top, where the velocity is zero.',
      draw: {
        kind: 'graph',
        x: [0, 4],
        y: [-20, 20],
        stepX: 1,
        stepY: 10,
        xLabel: 't (s)',
        yLabel: 'v (m/s)',
        plots: [{ of: (x) => 20 - 10 * x }],
        points: [{ at: [2, 0], label: 'top', side: 'above' }],
      },
    },
  ],
  3: [
    {
      alt: 'The path of a ball thrown with 20 m/s sideways and 20 m/s upwards, g taken as 10: a parabola from the origin with its top 20 m high at 40 m and its end at 80 m.',
      caption: 'Up and down in 4 s, and 20 m/s × 4 s = 80 m along the ground.',
      draw: {
        kind: 'graph',
        x: [0, 80],
        y: [0, 25],
        stepX: 20,
        stepY: 5,
        xLabel: 'x (m)',
        yLabel: 'y (m)',
        plots: [{ of: (x) => x - (x * x) / 80 }],
        points: [{ at: [40, 20], label: 'top', side: 'above' }],
      },
    },
  ],
  4: [
    {
      alt: 'A block on a slope of 30 degrees. Its weight mg points straight down, the normal force N away from the slope, friction f up along the slope.',
      caption: 'Along the slope pulls mg sin 30°, half of the weight; N is mg cos 30°.',
      draw: {
        kind: 'forces',
        on: { slope: 30 },
        forces: [
          { direction: 270, label: 'mg', size: 20 },
          { direction: 120, label: 'N', size: 17, tone: 'quiet' },
          { direction: 30, label: 'f', size: 10, tone: 'second' },
        ],
      },
    },
  ],
  5: [
    {
      alt: 'A graph of force against distance: the force of a spring grows in a straight line from 0 to 8 newtons at 4 centimetres; the triangle under it is shaded.',
      caption: 'The shaded area is the work: ½ × 0.04 m × 8 N = 0.16 J, which is ½kx².',
      draw: {
        kind: 'graph',
        x: [0, 5],
        y: [0, 10],
        stepX: 1,
        stepY: 2,
        xLabel: 'x (cm)',
        yLabel: 'F (N)',
        lines: [
          {
            points: [
              [0, 0],
              [4, 8],
              [4, 0],
            ],
            fill: true,
          },
        ],
      },
    },
  ],
  6: [
    {
      alt: 'A beam 6 units long on a support at 2.5 units. A load of 30 N stands 2 m to the left of the support, one of 20 N stands 3 m to the right of it.',
      caption: 'The torques balance: 30 N × 2 m = 20 N × 3 m.',
      draw: {
        kind: 'lever',
        length: 6,
        support: 2.5,
        loads: [
          { at: 0.5, label: '30 N' },
          { at: 5.5, label: '20 N' },
        ],
        spans: [
          { from: 0.5, to: 2.5, label: '2 m' },
          { from: 2.5, to: 5.5, label: '3 m' },
        ],
      },
    },
  ],
  7: [
    {
      alt: 'A graph of g against the distance r from the centre of the Earth in Earth radii R. It rises in a straight line to its greatest value at r = R and then falls as one over r squared: a quarter at 2R.',
      caption: 'Greatest at the surface; at a height of one radius only a quarter is left.',
      draw: {
        kind: 'graph',
        x: [0, 4],
        y: [0, 1.2],
        stepX: 1,
        stepY: 0.5,
        grid: false,
        xLabel: 'r / R',
        yLabel: 'g (times that here)',
        plots: [
          { of: (x) => x, between: [0, 1] },
          { of: (x) => 1 / (x * x), between: [1, 4] },
        ],
        points: [{ at: [2, 0.25], label: '¼', side: 'above' }],
      },
    },
  ],
  8: [
    {
      alt: 'A stress-strain curve of a metal wire: a straight part up to the proportional limit, then a bend at the yield point, a flatter part that rises to a top, and a fall to the point where the wire breaks.',
      caption: 'Only on the straight part is stress proportional to strain: Hooke’s law.',
      draw: {
        kind: 'graph',
        x: [0, 10],
        y: [0, 10],
        grid: false,
        numbers: false,
        xLabel: 'strain',
        yLabel: 'stress',
        lines: [
          {
            points: [
              [0, 0],
              [1.6, 5.4],
              [2.2, 6],
              [4, 6.6],
              [6.5, 8],
              [9, 7],
            ],
            smooth: true,
          },
        ],
        points: [
          { at: [1.6, 5.4], label: 'limit', side: 'left' },
          { at: [6.5, 8], label: 'greatest', side: 'above' },
          { at: [9, 7], label: 'breaks', side: 'below' },
        ],
      },
    },
  ],
  9: [
    {
      alt: 'A graph of the pressure under water: a straight line from 100 kilopascals at the surface to 200 kilopascals at a depth of 10 metres and 300 at 20 metres, with g taken as 10.',
      caption: 'Every 10 m of water add about as much as the whole air above it.',
      draw: {
        kind: 'graph',
        x: [0, 20],
        y: [0, 300],
        stepX: 5,
        stepY: 100,
        xLabel: 'depth (m)',
        yLabel: 'pressure (kPa)',
        plots: [{ of: (x) => 100 + 10 * x }],
      },
    },
  ],
  10: [
    {
      alt: 'The temperature of ice that is heated evenly: it rises from −20 to 0 °C, stays level while the ice melts, rises to 100 °C, and stays level while the water boils.',
      caption: 'On the level parts heat goes into melting and boiling, not into temperature.',
      draw: {
        kind: 'graph',
        x: [0, 10],
        y: [-20, 120],
        stepX: 2,
        stepY: 20,
        numbers: false,
        xLabel: 'heat',
        yLabel: 'temperature',
        lines: [
          {
            points: [
              [0, -20],
              [0.5, 0],
              [3, 0],
              [6, 100],
              [10, 100],
            ],
          },
        ],
        texts: [
          { at: [2, 14], text: 'melts, 0 °C' },
          { at: [8, 112], text: 'boils, 100 °C' },
        ],
      },
    },
  ],
  11: [
    {
      alt: 'Two curves from one point of a pressure-volume graph. Both fall to the right; the adiabatic one falls more steeply than the isothermal one.',
      caption: 'In an adiabatic expansion the gas also cools, so its pressure falls faster.',
      draw: {
        kind: 'graph',
        x: [0, 6],
        y: [0, 7],
        grid: false,
        numbers: false,
        xLabel: 'V',
        yLabel: 'p',
        plots: [
          { of: (x) => 6 / x, between: [1, 6] },
          { of: (x) => 6 / x ** 1.4, between: [1, 6], tone: 'second' },
        ],
        texts: [
          { at: [4, 2.5], text: 'isothermal' },
          { at: [2.1, 0.9], text: 'adiabatic', tone: 'second' },
        ],
      },
    },
  ],
  12: [
    {
      alt: 'Two curves of how many molecules of a gas have which speed. The cold gas has a high narrow hill at low speeds, the hot gas a lower and broader hill further to the right.',
      caption: 'Heating moves the hill to faster speeds and spreads it; the area stays the same.',
      draw: {
        kind: 'graph',
        x: [0, 6],
        y: [0, 1],
        grid: false,
        numbers: false,
        xLabel: 'speed',
        yLabel: 'molecules',
        plots: [
          { of: (x) => 2.25 * x * x * Math.exp(-x * x) },
          { of: (x) => (2.25 / 8) * x * x * Math.exp((-x * x) / 4), tone: 'second' },
        ],
        texts: [
          { at: [1.9, 0.8], text: 'cold' },
          { at: [3.6, 0.4], text: 'hot', tone: 'second' },
        ],
      },
    },
  ],
  13: [
    {
      alt: 'The place of a swinging block against time: x = 5 cos(πt) in centimetres. It begins at 5, passes zero at half a second, reaches −5 at 1 s and is back at 5 at 2 s.',
      caption: 'Amplitude 5 cm, period 2 s; it is fastest where the curve crosses the axis.',
      draw: {
        kind: 'graph',
        x: [0, 4],
        y: [-6, 6],
        stepX: 1,
        stepY: 2,
        xLabel: 't (s)',
        yLabel: 'x (cm)',
        height: 200,
        plots: [{ of: (x) => 5 * Math.cos(Math.PI * x) }],
      },
    },
  ],
  14: [
    {
      alt: 'Three standing waves on a string: with one half wave, with two and with three half waves between the fixed ends.',
      caption: 'On a fixed string fit one, two, three … half waves: f, 2f, 3f.',
      draw: {
        kind: 'panels',
        panels: [
          {
            draw: {
              kind: 'graph',
              x: [0, 1],
              y: [-1.2, 1.2],
              grid: false,
              numbers: false,
              height: 84,
              lines: [
                {
                  points: [
                    [0.0, 0],
                    [0.25, 0.71],
                    [0.5, 1.0],
                    [0.75, 0.71],
                    [1.0, 0],
                  ],
                  smooth: true,
                },
                {
                  points: [
                    [0.0, 0],
                    [0.25, -0.71],
                    [0.5, -1.0],
                    [0.75, -0.71],
                    [1.0, 0],
                  ],
                  smooth: true,
                  dashed: true,
                },
              ],
            },
          },
          {
            draw: {
              kind: 'graph',
              x: [0, 1],
              y: [-1.2, 1.2],
              grid: false,
              numbers: false,
              height: 84,
              lines: [
                {
                  points: [
                    [0.0, 0],
                    [0.125, 0.71],
                    [0.25, 1.0],
                    [0.375, 0.71],
                    [0.5, 0],
                    [0.625, -0.71],
                    [0.75, -1.0],
                    [0.875, -0.71],
                    [1.0, 0],
                  ],
                  smooth: true,
                },
                {
                  points: [
                    [0.0, 0],
                    [0.125, -0.71],
                    [0.25, -1.0],
                    [0.375, -0.71],
                    [0.5, 0],
                    [0.625, 0.71],
                    [0.75, 1.0],
                    [0.875, 0.71],
                    [1.0, 0],
                  ],
                  smooth: true,
                  dashed: true,
                },
              ],
            },
          },
          {
            draw: {
              kind: 'graph',
              x: [0, 1],
              y: [-1.2, 1.2],
              grid: false,
              numbers: false,
              height: 84,
              lines: [
                {
                  points: [
                    [0.0, 0],
                    [0.0833, 0.71],
                    [0.1667, 1.0],
                    [0.25, 0.71],
                    [0.3333, 0],
                    [0.4167, -0.71],
                    [0.5, -1.0],
                    [0.5833, -0.71],
                    [0.6667, 0],
                    [0.75, 0.71],
                    [0.8333, 1.0],
                    [0.9167, 0.71],
                    [1.0, 0],
                  ],
                  smooth: true,
                },
                {
                  points: [
                    [0.0, 0],
                    [0.0833, -0.71],
                    [0.1667, -1.0],
                    [0.25, -0.71],
                    [0.3333, 0],
                    [0.4167, 0.71],
                    [0.5, 1.0],
                    [0.5833, 0.71],
                    [0.6667, 0],
                    [0.75, -0.71],
                    [0.8333, -1.0],
                    [0.9167, -0.71],
                    [1.0, 0],
                  ],
                  smooth: true,
                  dashed: true,
                },
              ],
            },
          },
        ],
      },
    },
  ],
};
