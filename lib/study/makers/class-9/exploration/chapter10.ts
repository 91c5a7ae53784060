import { choiceOf } from '@/lib/study/makers/choiceOf';
import type { MadeQuestion, Maker } from '@/lib/study/makers/maker';
import type { Draw } from '@/lib/study/worksheets/draw';
import { show } from '@/lib/study/worksheets/text';

const character = choiceOf({
  pairs: [
    [
      'A drum is struck harder. What becomes larger',
      'amplitude',
      'frequency',
      'A harder blow makes the skin swing farther, and the sound louder.',
      'The skin vibrates as often as before: the note does not rise.',
    ],
    [
      'A sitar string is tightened. What becomes larger',
      'frequency',
      'amplitude',
      'A tighter string vibrates more often, and the note rises.',
      'How far it swings depends on how hard it is plucked.',
    ],
    [
      'A radio is turned up. What does the ear notice',
      'more loudness',
      'higher pitch',
      'The amplitude grows, so the sound is louder.',
      'The frequency stays, so the notes are the same.',
    ],
    [
      'A mosquito hums with more vibrations a second than a bee. What is different',
      'higher pitch',
      'more loudness',
      'More vibrations a second are heard as a higher note.',
      'Loudness depends on the amplitude, and a mosquito is not loud.',
    ],
    [
      'A tabla and a flute play the same note equally loudly. By what do we tell them apart',
      'quality',
      'pitch',
      'The mix of vibrations, the quality or timbre, differs.',
      'The pitch is the same, since both play the same note.',
    ],
    [
      'The particles of air move to and fro along the way of the sound. What kind of wave is this',
      'longitudinal',
      'transverse',
      'To and fro along the way is longitudinal.',
      'In a transverse wave they would move across the way, as on a rope.',
    ],
    [
      'In a sound wave there are places where the air is denser. What are they called',
      'compressions',
      'rarefactions',
      'Compressions are the dense places.',
      'Rarefactions are the places where the air is thinner.',
    ],
    [
      'A bell rings in a jar and the air is pumped out. What does the sound do',
      'fade away',
      'grow louder',
      'Sound needs matter to travel in.',
      'Less air carries less sound. In a vacuum there is none.',
    ],
    [
      'Where does sound travel faster',
      'in steel',
      'in air',
      'In solids the particles are bound closely and pass it on quickly.',
      'In gases the particles are far apart and pass it on slowly.',
    ],
    [
      'When does sound travel faster through air',
      'on a hot day',
      'on a cold day',
      'In warm air the particles move faster and pass the sound on faster.',
      'In cold air the particles move more slowly, and so does the sound.',
    ],
    [
      'A hall is lined with curtains and carpets. What do they reduce',
      'reverberation',
      'frequency',
      'Soft stuff takes up sound, so less of it is thrown back again and again.',
      'The notes stay as they are. Only the returning sound is less.',
    ],
    [
      'A voice comes back from a cliff. What happened to the sound',
      'reflection',
      'absorption',
      'An echo is reflected sound.',
      'Sound that is absorbed does not come back.',
    ],
    [
      'The wavelength becomes shorter, in the same air. What becomes larger',
      'frequency',
      'speed',
      'Speed is frequency times wavelength, so the frequency grows.',
      'The speed depends on the air, and that is the same.',
    ],
  ],
  ask: (about, one, other) => `${about}: ${one} or ${other}?`,
  hint: 'Loudness goes with amplitude, pitch with frequency, speed with the material.',
});

const SOURCES = ['A harmonium reed', 'A tuning fork', 'A guitar string', 'A whistle'] as const;

const frequency = (draw: Draw): MadeQuestion => {
  const [hertz, seconds] = [draw.whole(12, 90) * 10, draw.whole(2, 9)];
  const source = draw.pick(SOURCES);
  return {
    ask: `${source} vibrates ${show(hertz * seconds)} times in ${seconds} seconds. What is its frequency, in hertz?`,
    hint: 'Hertz counts the vibrations of one second.',
    steps: [`${show(hertz * seconds)} ÷ ${seconds} = ${hertz} Hz.`],
    answer: `${hertz} Hz`,
    accept: [`${hertz} hertz`],
    check: `${hertz * seconds} / ${seconds}`,
    slips: [
      {
        answer: `${show(hertz * seconds)} Hz`,
        why: `These are the vibrations of ${seconds} seconds. Hertz counts those of one.`,
        check: `${hertz * seconds}`,
      },
      {
        answer: `${show(hertz * seconds * seconds)} Hz`,
        why: 'You multiplied. Divide by the time, to have the vibrations of one second.',
        check: `${hertz * seconds} * ${seconds}`,
      },
    ],
  };
};

const MEDIA = [
  ['air', 340, [100, 170, 200, 340, 400, 500, 680, 850, 1000, 1700]],
  ['water', 1500, [250, 300, 500, 600, 750, 1000, 1200, 1500, 2500, 3000]],
  ['steel', 5000, [500, 625, 800, 1000, 1250, 2000, 2500, 4000]],
] as const;

const wavelength = (draw: Draw): MadeQuestion => {
  const [medium, speed, frequencies] = draw.pick(MEDIA);
  const [hertz = 500] = draw.some<number>(frequencies, 1);
  const length = speed / hertz;
  const isBack = draw.chance();
  const given = `Sound travels at ${show(speed)} m/s in ${medium}.`;
  if (isBack)
    return {
      ask: `${given} A sound in it has a wavelength of ${show(length)} m. What is its frequency, in hertz?`,
      hint: 'Speed is frequency times wavelength.',
      steps: [`${show(speed)} ÷ ${show(length)} = ${show(hertz)} Hz.`],
      answer: `${show(hertz)} Hz`,
      accept: [`${show(hertz)} hertz`],
      check: `${speed} / ${length}`,
      slips: [
        {
          answer: `${show(speed * length)} Hz`,
          why: 'You multiplied. The frequency is the speed divided by the wavelength.',
          check: `${speed} * ${length}`,
        },
        {
          answer: `${show(length / speed)} Hz`,
          why: 'You divided the wavelength by the speed. It is the other way round.',
          check: `${length} / ${speed}`,
        },
      ],
    };
  return {
    ask: `${given} What is the wavelength of a sound of ${show(hertz)} Hz in it, in metres?`,
    hint: 'Speed is frequency times wavelength.',
    steps: [`${show(speed)} ÷ ${show(hertz)} = ${show(length)} m.`],
    answer: `${show(length)} m`,
    accept: [`${show(length)} metres`],
    check: `${speed} / ${hertz}`,
    slips: [
      {
        answer: `${show(speed * hertz)} m`,
        why: 'You multiplied. The wavelength is the speed divided by the frequency.',
        check: `${speed} * ${hertz}`,
      },
      {
        answer: `${show(hertz / speed)} m`,
        why: 'You divided the frequency by the speed. It is the other way round.',
        check: `${hertz} / ${speed}`,
      },
    ],
  };
};

const WALLS = ['a cliff', 'a high wall', 'a hillside', 'the wall of a dam'] as const;
const CALLERS = ['Tara', 'Vikram', 'Sabina', 'Jacob', 'Chhewang', 'Rupinder'] as const;

const echo = (draw: Draw): MadeQuestion => {
  const tenths = draw.whole(4, 40);
  const distance = (340 * tenths) / 20;
  const time = show(tenths / 10);
  const unit = tenths === 10 ? 'second' : 'seconds';
  return {
    ask: `${draw.pick(CALLERS)} claps in front of ${draw.pick(WALLS)} and hears the echo after ${time} ${unit}. Sound travels at 340 m/s. How many metres away is it?`,
    hint: 'In this time the sound goes there and back.',
    steps: [
      `There and back: 340 × ${time} = ${show(distance * 2)} m.`,
      `One way: ${show(distance * 2)} ÷ 2 = ${show(distance)} m.`,
    ],
    answer: `${show(distance)} m`,
    accept: [`${show(distance)} metres`],
    check: `340 * ${tenths / 10} / 2`,
    slips: [
      {
        answer: `${show(distance * 2)} m`,
        why: 'This is the way there and back. The distance is half of it.',
        check: `340 * ${tenths / 10}`,
      },
      {
        answer: `${show(distance * 4)} m`,
        why: 'You doubled. The sound goes both ways in this time, so halve it.',
        check: `340 * ${tenths / 10} * 2`,
      },
    ],
  };
};

const twoCliffs = (draw: Draw): MadeQuestion => {
  const [near, gap] = [draw.whole(3, 15), draw.whole(2, 15)];
  const far = near + gap;
  const width = 17 * (near + far);
  const [first, second] = [show(near / 10), show(far / 10)];
  return {
    ask: `${draw.pick(CALLERS)} stands between two parallel cliffs and claps once. The first echo comes after ${first} s, the second after ${second} s. Sound travels at 340 m/s. How far apart are the cliffs, in metres?`,
    hint: 'Each echo gives the distance of one cliff.',
    steps: [
      `Nearer cliff: 340 × ${first} ÷ 2 = ${show(17 * near)} m.`,
      `Farther cliff: 340 × ${second} ÷ 2 = ${show(17 * far)} m.`,
      `Together ${show(width)} m.`,
    ],
    answer: `${show(width)} m`,
    accept: [`${show(width)} metres`],
    check: `340 * (${near / 10} + ${far / 10}) / 2`,
    slips: [
      {
        answer: `${show(width * 2)} m`,
        why: 'You forgot that each echo is a way there and back.',
        check: `340 * (${near / 10} + ${far / 10})`,
      },
      {
        answer: `${show(17 * gap)} m`,
        why: 'You subtracted. The listener stands between the cliffs, so both distances add up.',
        check: `340 * (${far / 10} - ${near / 10}) / 2`,
      },
    ],
  };
};

const throughThePipe = (draw: Draw): MadeQuestion => {
  const halves = draw.whole(1, 12);
  const length = 510 * halves;
  const [air, steel] = [length / 340, length / 5100];
  const apart = air - steel;
  const who = draw.pick(['A worker', 'A watchman', 'An engineer']);
  return {
    ask: `${who} strikes a long steel pipe. At its other end, ${show(length)} m away, the sound is heard twice: through the steel, at 5,100 m/s, and through the air, at 340 m/s. How many seconds are there between the two?`,
    hint: 'Find the time for each way, then compare.',
    steps: [
      `Air: ${show(length)} ÷ 340 = ${show(air)} s. Steel: ${show(length)} ÷ 5,100 = ${show(steel)} s.`,
      `${show(air)} − ${show(steel)} = ${show(apart)} s.`,
    ],
    answer: `${show(apart)} s`,
    accept: [`${show(apart)} seconds`],
    check: `${length} / 340 - ${length} / 5100`,
    slips: [
      {
        answer: `${show(air)} s`,
        why: 'This is the time through the air. The steel takes some time too.',
        check: `${length} / 340`,
      },
      {
        answer: `${show(air + steel)} s`,
        why: 'You added the times. The two sounds travel at once, so subtract.',
        check: `${length} / 340 + ${length} / 5100`,
      },
    ],
  };
};

export const CHAPTER_10 = [
  { id: 'character', level: 'know', make: character },
  { id: 'wavelength', level: 'use', make: wavelength },
  { id: 'echo', level: 'use', make: echo },
  { id: 'two-cliffs', level: 'think', make: twoCliffs },
  { id: 'frequency', level: 'know', make: frequency },
  { id: 'through-the-pipe', level: 'think', make: throughThePipe },
] as const satisfies readonly Maker[];
