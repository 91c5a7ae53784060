import type { PaperFigures } from '@/data/study/figures/figure';

export const CLASS_10_MATHS: PaperFigures = {
  3: {
    question: {
      alt: 'The graph of a polynomial. Coming from above on the left it touches the x-axis at −2, stays above it, crosses it at 1, and crosses it again at 4 on its way up.',
      caption: 'The graph of y = p(x) for question 3.',
      draw: {
        kind: 'graph',
        x: [-4, 5],
        y: [-3.5, 4],
        stepX: 1,
        stepY: 2,
        height: 200,
        plots: [{ of: (x) => 0.05 * (x + 2) ** 2 * (x - 1) * (x - 4) }],
      },
    },
  },
  14: {
    question: {
      alt: 'A circle with centre O. From a point P outside, the tangents PA and PB make an angle of 64°. O is joined to A, and A to B. The angle OAB carries a question mark.',
      caption: 'The two tangents of question 14.',
      draw: {
        kind: 'circle',
        points: { A: 58, B: -58 },
        meet: { name: 'P', at: ['A', 'B'] },
        lines: [
          { from: 'O', to: 'A' },
          { from: 'A', to: 'B' },
        ],
        angles: [
          { at: ['A', 'P', 'B'], label: '64°' },
          { at: ['O', 'A', 'B'], label: '?' },
        ],
        height: 210,
      },
    },
  },
  30: {
    question: {
      alt: 'A circle with centre O and a chord AB. The radii OA and OB are 28 cm long and make a right angle at O.',
      caption: 'The chord of question 30.',
      draw: {
        kind: 'circle',
        points: { A: 225, B: 315 },
        lines: [
          { from: 'A', to: 'O', label: '28 cm' },
          { from: 'O', to: 'B' },
          { from: 'A', to: 'B' },
        ],
        angles: [{ at: ['A', 'O', 'B'], label: '90°' }],
        height: 200,
      },
    },
  },
  37: {
    scheme: {
      alt: 'A grid with a straight path from A(−3, −4) to B(12, 16). The tap stands at its middle (4.5, 6), the bench farther on at (6, 8).',
      caption: 'The path of question 37: the tap halves it, the bench divides it as 3 : 2.',
      draw: {
        kind: 'graph',
        x: [-6, 16],
        y: [-6, 18],
        stepX: 2,
        stepY: 4,
        height: 260,
        lines: [
          {
            points: [
              [-3, -4],
              [12, 16],
            ],
            tone: 'accent',
          },
        ],
        points: [
          { at: [-3, -4], label: 'A', side: 'left' },
          { at: [4.5, 6], label: 'tap', side: 'left' },
          { at: [6, 8], label: 'bench', side: 'right' },
          { at: [12, 16], label: 'B', side: 'left' },
        ],
      },
    },
  },
  38: {
    scheme: {
      alt: 'A building of 30 m on the left and a tower on the right. From the roof R a level line reaches the tower. The line to its top rises by 30°, the line to its foot falls by 45°.',
      caption: 'The drawing of question 38: two right-angled triangles share the level line.',
      draw: {
        kind: 'shapes',
        height: 206,
        shapes: [
          {
            kind: 'line',
            points: [
              [60, 184],
              [300, 184],
            ],
            thick: true,
          },
          {
            kind: 'line',
            points: [
              [70, 184],
              [70, 74],
              [130, 74],
              [130, 184],
            ],
            fill: 'grey',
          },
          {
            kind: 'line',
            points: [
              [240, 184],
              [240, 10.49],
            ],
            thick: true,
          },
          {
            kind: 'line',
            points: [
              [130, 74],
              [240, 74],
            ],
            dashed: true,
          },
          {
            kind: 'line',
            points: [
              [130, 74],
              [240, 10.49],
            ],
            tone: 'accent',
          },
          {
            kind: 'line',
            points: [
              [130, 74],
              [240, 184],
            ],
            tone: 'second',
          },
          {
            kind: 'angle',
            vertex: [130, 74],
            arms: [
              [240, 74],
              [240, 10.49],
            ],
            label: '30°',
            radius: 30,
          },
          {
            kind: 'angle',
            vertex: [130, 74],
            arms: [
              [240, 74],
              [240, 184],
            ],
            label: '45°',
            radius: 26,
            tone: 'second',
          },
          {
            kind: 'angle',
            vertex: [240, 74],
            arms: [
              [130, 74],
              [240, 10.49],
            ],
          },
          { kind: 'text', at: [64, 130], text: '30 m', anchor: 'end' },
          { kind: 'text', at: [246, 130], text: '30 m', anchor: 'start' },
          { kind: 'text', at: [190, 195], text: '30 m' },
          { kind: 'text', at: [120, 64], text: 'R', bold: true },
        ],
      },
    },
  },
};

export const CLASS_10_MATHS_2: PaperFigures = {
  28: {
    question: {
      alt: 'Triangle ABC with a right angle at B. From B a line stands perpendicular on the side AC and meets it at D.',
      caption: 'The triangle of question 28.',
      draw: {
        kind: 'triangle',
        sides: [Math.sqrt(45), 9, 6],
        angleLabels: [null, true, null],
        from: { corner: 'B', line: 'altitude', foot: 'D' },
      },
    },
  },
  33: {
    scheme: {
      alt: 'A drone D hovers 90 m above the road. To its left the line to post A falls by 60° from the level, to its right the line to post B by 30°. Straight below the drone is the point F of the road.',
      caption: 'The drawing of question 33 before the drone sinks: AF is much shorter than FB.',
      draw: {
        kind: 'shapes',
        height: 176,
        shapes: [
          {
            kind: 'line',
            points: [
              [14, 146],
              [326, 146],
            ],
            thick: true,
          },
          {
            kind: 'line',
            points: [
              [20, 30],
              [300, 30],
            ],
            dashed: true,
          },
          {
            kind: 'line',
            points: [
              [104, 30],
              [104, 146],
            ],
            dashed: true,
          },
          {
            kind: 'line',
            points: [
              [104, 30],
              [37.03, 146],
            ],
            tone: 'accent',
            thick: true,
          },
          {
            kind: 'line',
            points: [
              [104, 30],
              [304.92, 146],
            ],
            tone: 'accent',
            thick: true,
          },
          {
            kind: 'angle',
            vertex: [104, 30],
            arms: [
              [20, 30],
              [37.03, 146],
            ],
            label: '60°',
            radius: 20,
          },
          {
            kind: 'angle',
            vertex: [104, 30],
            arms: [
              [300, 30],
              [304.92, 146],
            ],
            label: '30°',
            radius: 40,
          },
          {
            kind: 'angle',
            vertex: [104, 146],
            arms: [
              [104, 30],
              [304.92, 146],
            ],
          },
          { kind: 'text', at: [104, 16], text: 'D', bold: true },
          { kind: 'text', at: [37, 160], text: 'A', bold: true },
          { kind: 'text', at: [104, 160], text: 'F', bold: true },
          { kind: 'text', at: [305, 160], text: 'B', bold: true },
          { kind: 'text', at: [111, 104], text: '90 m', anchor: 'start' },
        ],
      },
    },
  },
  34: {
    question: {
      alt: 'A tent: a cylinder of radius 3.5 m and height 2.1 m, and on it a flat cone of the same radius, 1.2 m high.',
      caption: 'The tent of question 34.',
      draw: {
        kind: 'shapes',
        height: 190,
        shapes: [
          {
            kind: 'line',
            points: [
              [65, 64],
              [170, 28],
              [275, 64],
            ],
            thick: true,
          },
          {
            kind: 'line',
            points: [
              [65, 64],
              [65, 127],
            ],
            thick: true,
          },
          {
            kind: 'line',
            points: [
              [275, 64],
              [275, 127],
            ],
            thick: true,
          },
          {
            kind: 'arc',
            center: [170, 64],
            radius: 105,
            radiusY: 20,
            from: 180,
            to: 360,
            thick: true,
          },
          {
            kind: 'arc',
            center: [170, 64],
            radius: 105,
            radiusY: 20,
            from: 0,
            to: 180,
            dashed: true,
            tone: 'quiet',
          },
          {
            kind: 'arc',
            center: [170, 127],
            radius: 105,
            radiusY: 20,
            from: 180,
            to: 360,
            thick: true,
          },
          {
            kind: 'arc',
            center: [170, 127],
            radius: 105,
            radiusY: 20,
            from: 0,
            to: 180,
            dashed: true,
            tone: 'quiet',
          },
          {
            kind: 'line',
            points: [
              [170, 28],
              [170, 64],
            ],
            dashed: true,
            tone: 'second',
          },
          {
            kind: 'line',
            points: [
              [170, 127],
              [275, 127],
            ],
            tone: 'second',
          },
          { kind: 'text', at: [176, 52], text: '1.2 m', anchor: 'start', tone: 'second' },
          { kind: 'text', at: [218, 116], text: '3.5 m', tone: 'second' },
          { kind: 'text', at: [282, 96], text: '2.1 m', anchor: 'start' },
        ],
      },
    },
  },
  37: {
    question: {
      alt: 'A circle with centre O and radius 7 m. From a gate P, 25 m from O, two straight lines touch the circle at A and B.',
      caption: 'The fountain and the two paths of question 37.',
      draw: {
        kind: 'circle',
        points: { A: 73.74, B: -73.74 },
        meet: { name: 'P', at: ['A', 'B'] },
        lines: [
          { from: 'O', to: 'A', label: '7 m' },
          { from: 'O', to: 'P', label: '25 m', dashed: true },
        ],
        height: 190,
      },
    },
  },
};

export const CLASS_10_MATHS_3: PaperFigures = {
  13: {
    question: {
      alt: 'A circle with centre O and diameter AB. The tangent at a point T of the circle meets the line AB, drawn on beyond B, at P. T is joined to A; the angle TAB is 28°.',
      caption: 'The tangent of question 13.',
      draw: {
        kind: 'shapes',
        height: 200,
        shapes: [
          { kind: 'ellipse', center: [120, 100], radius: 80, thick: true },
          {
            kind: 'line',
            points: [
              [40, 100],
              [300, 100],
            ],
          },
          {
            kind: 'line',
            points: [
              [40, 100],
              [164.74, 33.68],
            ],
            tone: 'accent',
          },
          {
            kind: 'line',
            points: [
              [126.2, 7.68],
              [263.06, 100],
            ],
            tone: 'second',
            thick: true,
          },
          {
            kind: 'angle',
            vertex: [40, 100],
            arms: [
              [200, 100],
              [164.74, 33.68],
            ],
            label: '28°',
            radius: 34,
          },
          { kind: 'dot', at: [120, 100] },
          { kind: 'dot', at: [164.74, 33.68] },
          { kind: 'dot', at: [263.06, 100] },
          { kind: 'text', at: [28, 100], text: 'A', bold: true },
          { kind: 'text', at: [120, 115], text: 'O', bold: true },
          { kind: 'text', at: [210, 114], text: 'B', bold: true },
          { kind: 'text', at: [176, 24], text: 'T', bold: true },
          { kind: 'text', at: [263, 116], text: 'P', bold: true },
        ],
      },
    },
  },
  33: {
    scheme: {
      alt: 'Triangle ABC with a right angle at B, AB = 8 cm and BC = 15 cm. A circle inside touches all three sides; its radii to AB and BC make a square with the corner B.',
      caption: 'The circle of question 33: near B its two radii and the sides make a square.',
      draw: {
        kind: 'shapes',
        height: 180,
        shapes: [
          {
            kind: 'line',
            points: [
              [60, 42],
              [60, 154],
              [270, 154],
            ],
            closed: true,
            thick: true,
          },
          { kind: 'ellipse', center: [102, 112], radius: 42, fill: 'tint' },
          {
            kind: 'line',
            points: [
              [60, 112],
              [102, 112],
              [102, 154],
            ],
            tone: 'second',
          },
          {
            kind: 'angle',
            vertex: [60, 154],
            arms: [
              [270, 154],
              [60, 42],
            ],
          },
          { kind: 'dot', at: [102, 112] },
          { kind: 'text', at: [60, 30], text: 'A', bold: true },
          { kind: 'text', at: [48, 164], text: 'B', bold: true },
          { kind: 'text', at: [282, 162], text: 'C', bold: true },
          { kind: 'text', at: [52, 98], text: '8 cm', anchor: 'end' },
          { kind: 'text', at: [190, 168], text: '15 cm' },
          { kind: 'text', at: [82, 102], text: 'r', italic: true, tone: 'second' },
        ],
      },
    },
  },
};
