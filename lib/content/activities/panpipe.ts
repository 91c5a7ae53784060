/** Metres a second in air of 20 °C. */
const SPEED_OF_SOUND = 343;
/** The C above middle C, where a straw of 16 cm sounds. */
const SA_HERTZ = 523.25;

const SCALE = [
  ['Sa', 0],
  ['Re', 2],
  ['Ga', 4],
  ['Ma', 5],
  ['Pa', 7],
  ['Dha', 9],
  ['Ni', 11],
  ['Upper Sa', 12],
] as const;

export type Straw = { note: string; hertz: number; centimetres: number };

/**
 * The straws of a panpipe in the bilawal scale: closed at one end, so that a quarter of the wave
 * stands in each.
 */
export const buildPanpipe = (): Straw[] =>
  SCALE.map(([note, halfTones]) => {
    const hertz = SA_HERTZ * 2 ** (halfTones / 12);
    return { note, hertz, centimetres: (SPEED_OF_SOUND / (4 * hertz)) * 100 };
  });
