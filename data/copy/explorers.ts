import type { ExplorerName } from '@/data/study/explorers/explorerNames';

/** The words around figures that move with a slider. */
export const EXPLORER_COPY = {
  title: 'Move it and see',
  open: 'Move the sliders',
  coming: 'The sliders are coming …',
  failed: 'The sliders did not come. Look at the connection, then press once more.',
  again: 'Try again',
  reset: 'As it was',
} as const;

/** What each is called, and what to try with it. */
export const EXPLORER_TEXTS: Readonly<Record<ExplorerName, { title: string; try: string }>> = {
  parabola: {
    title: 'The parabola y = ax² + bx + c',
    try: 'Make a negative, then look for a c with which the curve only just touches the x-axis.',
  },
  line: {
    title: 'The straight line y = mx + c',
    try: 'Change m alone and watch which point of the line stays where it is.',
  },
  unitCircle: {
    title: 'Sine and cosine on the unit circle',
    try: 'Find both angles whose sine is ½, then say why there are two.',
  },
  mirror: {
    title: 'The image in a curved mirror',
    try: 'Bring the object from far away to the focus and past it: when does the image turn over?',
  },
  lens: {
    title: 'The image of a lens',
    try: 'Put the object at twice the focal length, then closer than the focal length.',
  },
  circuit: {
    title: 'Two resistors and a battery',
    try: 'Join the same two resistors in parallel. Why does more current flow now?',
  },
  histogram: {
    title: 'One set of heights, many histograms',
    try: 'Make the classes wider, and watch what the picture begins to hide.',
  },
};

/** Names of sliders and choices. */
export const EXPLORER_CONTROLS = {
  a: 'a: how the curve opens',
  b: 'b: how it is shifted sideways',
  c: 'c: where it crosses the y-axis',
  m: 'm: the slope',
  lineC: 'c: where it crosses the y-axis',
  angle: 'Angle',
  mirror: 'Mirror',
  mirrors: ['concave', 'convex'],
  lens: 'Lens',
  lenses: ['convex', 'concave'],
  focal: 'Focal length',
  object: 'Distance of the object',
  joined: 'Joined',
  joins: ['in series', 'in parallel'],
  volts: 'Battery',
  first: 'First resistor',
  second: 'Second resistor',
  width: 'Width of a class',
} as const;

/** What is true of the picture just now. */
export const EXPLORER_FACTS = {
  parabola: {
    curve: (rule: string) => `The curve is ${rule}.`,
    straight: 'With a = 0 there is no x² left: the curve has become a straight line.',
    vertex: (x: string, y: string, isLowest: boolean) =>
      `Its ${isLowest ? 'lowest' : 'highest'} point is (${x}, ${y}).`,
    discriminant: (value: string) => `b² − 4ac = ${value}.`,
    two: (first: string, second: string) => `It crosses the x-axis at ${first} and ${second}.`,
    one: (at: string) => `It touches the x-axis at ${at}: two equal roots.`,
    none: 'It does not meet the x-axis: no real roots.',
  },
  line: {
    line: (rule: string) => `The line is ${rule}.`,
    rises: (m: string) => `It rises by ${m} for each step of 1 to the right.`,
    falls: (m: string) => `It falls by ${m} for each step of 1 to the right.`,
    level: 'It is level: y is the same everywhere.',
    crossesX: (x: string) => `It crosses the x-axis at (${x}, 0).`,
    onX: 'It lies on the x-axis.',
    crossesY: (y: string) => `It crosses the y-axis at (0, ${y}).`,
  },
  unitCircle: {
    point: (degrees: number, x: string, y: string) =>
      `At ${degrees}° the point of the circle is (${x}, ${y}).`,
    cosine: (degrees: number, value: string) => `cos ${degrees}° = ${value}, the way to the side.`,
    sine: (degrees: number, value: string) => `sin ${degrees}° = ${value}, the way up.`,
    tangent: (degrees: number, value: string) => `tan ${degrees}° = ${value}, sine by cosine.`,
    noTangent: (degrees: number) => `tan ${degrees}° has no value: the cosine is 0.`,
  },
  optics: {
    signs: (u: string, f: string, v: string) =>
      `With the sign convention: u = ${u}, f = ${f}, v = ${v}.`,
    none: 'The object stands at the focus: the rays leave parallel, and the image is at infinity.',
    image: (away: string, side: string) => `The image stands ${away} away, ${side}.`,
    inFront: 'in front of the mirror',
    behind: 'behind the mirror',
    otherSide: 'on the other side of the lens',
    sameSide: 'on the side of the object',
    kind: (isReal: boolean, size: string) =>
      isReal ? `It is real, upside down and ${size}.` : `It is virtual, upright and ${size}.`,
    larger: (times: string) => `${times} times as large as the object`,
    same: 'as large as the object',
  },
  circuit: {
    series: (total: string) => `In series the resistances add up: ${total}.`,
    parallel: (total: string) => `In parallel the two together resist less than either: ${total}.`,
    current: (volts: string, ohms: string, amperes: string) =>
      `Current from the battery: ${volts} ÷ ${ohms} = ${amperes}.`,
    shareSeries: (first: string, second: string) =>
      `The same current flows through both; the first takes ${first}, the second ${second}.`,
    shareParallel: (first: string, second: string) =>
      `Both have the full voltage; ${first} flows through the first, ${second} through the second.`,
    power: (watts: string) => `Power from the battery: ${watts}.`,
  },
  histogram: {
    classes: (count: number, width: number) =>
      `${count} classes, each ${width} cm wide, hold the heights of 40 pupils.`,
    tallest: (from: number, to: number, count: number) =>
      `Most pupils, ${count}, are from ${from} cm to below ${to} cm tall.`,
    mean: (grouped: string, real: string) =>
      `From these classes the mean would be ${grouped} cm; the heights themselves have ${real} cm.`,
  },
} as const;

/** What a picture shows, for who cannot see it; the facts below it say the rest. */
export const EXPLORER_ALTS: Readonly<Record<ExplorerName, string>> = {
  parabola: 'Axes with the curve, its turning point and its crossings with the axes.',
  line: 'Axes with the line, its crossings, and a step of 1 to the right with the rise beside it.',
  unitCircle:
    'A circle of radius 1 around the origin, a radius at the angle, and dashed lines from its end to both axes.',
  mirror: 'A curved mirror with focus and centre, an object in front, two rays, and the image.',
  lens: 'A lens with its focal points, an object on the left, two rays, and the image.',
  circuit: 'A battery with a key, an ammeter, and the two resistors.',
  histogram: 'Touching bars, one for each class of heights, as high as there are pupils in it.',
};
