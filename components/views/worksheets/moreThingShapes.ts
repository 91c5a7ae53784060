import type { LaterThing } from '@/lib/study/worksheets/picture';
import { circle, type Part } from './thingPart';

/** Food, animals, clothes, things of the house and parts of the body. */
export const MORE_THING_SHAPES: Readonly<Record<LaterThing, readonly Part[]>> = {
  apple: [
    {
      d: 'M32 20C24 12 8 16 8 34C8 48 18 60 26 58Q32 55 38 58C46 60 56 48 56 34C56 16 40 12 32 20Z',
      tone: 'warm',
    },
    { d: 'M32 20Q31 10 37 5', tone: 'line' },
    { d: 'M38 12Q46 4 54 9Q48 18 38 12Z', tone: 'cool' },
  ],
  banana: [
    { d: 'M10 14L16 8C22 34 38 46 58 42C56 54 42 60 28 54C14 47 8 30 10 14Z', tone: 'warm' },
    { d: 'M14 18C18 36 32 50 54 47', tone: 'line' },
  ],
  carrot: [
    { d: 'M22 26Q34 18 42 30L14 60Q8 60 8 54Z', tone: 'warm' },
    { d: 'M24 34L30 39M18 43L23 47', tone: 'line' },
    {
      d: 'M36 24Q30 10 38 5Q43 12 41 20Q50 8 58 12Q56 22 46 25Q56 26 56 34Q46 36 40 28Z',
      tone: 'cool',
    },
  ],
  egg: [{ d: 'M32 6C44 6 54 26 54 40A22 19 0 0 1 10 40C10 26 20 6 32 6Z', tone: 'light' }],
  cat: [
    {
      d: 'M12 26L12 6L26 16Q32 14 38 16L52 6V26Q58 42 48 52Q40 60 32 60Q24 60 16 52Q6 42 12 26Z',
      tone: 'warm',
    },
    { d: `${circle(23, 34, 2.5)}${circle(41, 34, 2.5)}`, tone: 'light' },
    {
      d: 'M29 42H35L32 46ZM32 46Q28 52 24 49M32 46Q36 52 40 49M4 40L16 43M4 50L16 48M60 40L48 43M60 50L48 48',
      tone: 'line',
    },
  ],
  dog: [
    { d: 'M18 14Q32 6 46 14V40Q46 58 32 58Q18 58 18 40Z', tone: 'warm' },
    { d: 'M18 14Q4 14 6 40Q12 46 18 36ZM46 14Q60 14 58 40Q52 46 46 36Z', tone: 'cool' },
    { d: 'M27 40H37L32 46Z', tone: 'cool' },
    { d: `${circle(26, 28, 2)}${circle(38, 28, 2)}M32 46V52M26 52Q32 57 38 52`, tone: 'line' },
  ],
  cow: [
    { d: 'M18 20Q8 16 10 4Q16 12 24 14M46 20Q56 16 54 4Q48 12 40 14', tone: 'light' },
    { d: 'M18 18Q32 8 46 18L44 42H20Z', tone: 'light' },
    { d: 'M18 22Q6 18 4 28Q10 34 19 30ZM46 22Q58 18 60 28Q54 34 45 30Z', tone: 'cool' },
    { d: 'M32 40C46 40 50 46 48 52C46 60 18 60 16 52C14 46 18 40 32 40Z', tone: 'warm' },
    {
      d: `${circle(26, 28, 2)}${circle(38, 28, 2)}${circle(26, 49, 1.5)}${circle(38, 49, 1.5)}`,
      tone: 'line',
    },
  ],
  hen: [
    {
      d: 'M8 26Q4 14 12 10Q20 24 34 26Q40 10 50 14Q54 20 52 30Q54 52 32 54Q10 54 8 26Z',
      tone: 'light',
    },
    { d: 'M40 14Q38 6 43 9Q44 3 48 8Q53 5 51 14Z', tone: 'warm' },
    { d: 'M53 20L60 23L53 27Z', tone: 'warm' },
    { d: `${circle(47, 20, 1.5)}M20 36Q30 32 36 42M26 54V61M36 54V61`, tone: 'line' },
  ],
  duck: [
    {
      d: 'M6 32Q10 54 32 54Q56 54 54 36Q52 28 40 30Q50 8 36 8Q24 8 28 26Q22 34 6 32Z',
      tone: 'light',
    },
    { d: 'M27 17Q16 14 14 20Q18 24 27 22Z', tone: 'warm' },
    { d: `${circle(34, 16, 1.5)}M26 42Q36 46 44 38`, tone: 'line' },
  ],
  butterfly: [
    { d: 'M31 30Q20 4 6 14Q4 32 31 32Q8 34 12 50Q24 60 31 36Z', tone: 'warm' },
    { d: 'M33 30Q44 4 58 14Q60 32 33 32Q56 34 52 50Q40 60 33 36Z', tone: 'cool' },
    { d: 'M32 24V50M32 24Q28 12 22 8M32 24Q36 12 42 8', tone: 'line' },
  ],
  rabbit: [
    { d: 'M22 28Q10 4 20 4Q28 6 29 26M42 28Q54 4 44 4Q36 6 35 26', tone: 'cool' },
    { d: circle(32, 42, 18), tone: 'light' },
    {
      d: `${circle(25, 38, 2)}${circle(39, 38, 2)}M29 45H35L32 49ZM32 49V53M14 46L23 47M50 46L41 47`,
      tone: 'line',
    },
  ],
  bus: [
    { d: 'M4 16Q4 10 10 10H54Q60 10 60 18V48H4Z', tone: 'warm' },
    { d: 'M10 18H22V30H10ZM26 18H38V30H26ZM42 18H54V30H42Z', tone: 'light' },
    { d: circle(18, 48, 6), tone: 'cool' },
    { d: circle(46, 48, 6), tone: 'cool' },
  ],
  boat: [
    { d: 'M4 40H60L50 56H14Z', tone: 'warm' },
    { d: 'M30 6V36H10Z', tone: 'light' },
    { d: 'M34 12V36H52Z', tone: 'cool' },
  ],
  bell: [
    { d: 'M12 46Q18 40 18 28Q18 12 32 12Q46 12 46 28Q46 40 52 46Z', tone: 'warm' },
    { d: circle(32, 52, 5), tone: 'cool' },
    { d: 'M32 12V5', tone: 'line' },
  ],
  drum: [
    { d: 'M8 22V46Q32 60 56 46V22Z', tone: 'warm' },
    { d: 'M8 22A24 8 0 1 1 56 22A24 8 0 1 1 8 22Z', tone: 'light' },
    { d: 'M8 26L20 52L32 30L44 52L56 26M26 18L10 4M38 18L54 4', tone: 'line' },
  ],
  shirt: [
    { d: 'M22 8L6 18L12 30L18 26V58H46V26L52 30L58 18L42 8Q32 18 22 8Z', tone: 'cool' },
    { d: 'M32 18V58', tone: 'line' },
  ],
  hat: [
    { d: 'M16 40Q16 14 32 14Q48 14 48 40Z', tone: 'warm' },
    { d: 'M4 44Q32 34 60 44Q32 58 4 44Z', tone: 'cool' },
  ],
  shoe: [
    { d: 'M6 26Q14 30 22 22L36 36Q58 38 58 50H6Z', tone: 'cool' },
    { d: 'M6 50H58V56H6Z', tone: 'light' },
    { d: 'M26 28L21 33M32 33L27 38', tone: 'line' },
  ],
  sock: [
    { d: 'M22 6H42V32Q42 38 36 42L22 56Q12 60 10 50Q10 44 16 40L22 34Z', tone: 'warm' },
    { d: 'M22 14H42M22 20H42', tone: 'line' },
  ],
  cloud: [
    {
      d: 'M16 48Q4 48 4 38Q4 28 15 28Q18 14 32 14Q46 14 49 28Q60 28 60 38Q60 48 48 48Z',
      tone: 'cool',
    },
  ],
  pencil: [
    { d: 'M10 54L14 40L44 10L54 20L24 50Z', tone: 'warm' },
    { d: 'M10 54L14 40L24 50Z', tone: 'light' },
    { d: 'M44 10L49 6Q53 4 57 8Q60 12 58 15L54 20Z', tone: 'cool' },
  ],
  chair: [
    { d: 'M16 4H22V36H48V42H22V60H16Z', tone: 'warm' },
    { d: 'M42 42H48V60H42Z', tone: 'warm' },
    { d: 'M22 12H36V30H22', tone: 'line' },
  ],
  spoon: [
    { d: 'M20 6C30 6 34 18 28 28L56 54L52 58L24 31C14 36 6 28 8 18Q10 8 20 6Z', tone: 'light' },
  ],
  key: [
    { d: circle(20, 22, 13), tone: 'warm' },
    { d: circle(20, 22, 5), tone: 'light' },
    { d: 'M29 31L56 58M46 48L52 42M52 54L58 48', tone: 'line' },
  ],
  eye: [
    { d: 'M4 34Q32 6 60 34Q32 58 4 34Z', tone: 'light' },
    { d: circle(32, 33, 11), tone: 'cool' },
    { d: `${circle(32, 33, 4)}M12 18L8 12M24 12L22 5M40 12L42 5M52 18L56 12`, tone: 'line' },
  ],
  ear: [
    { d: 'M18 26C16 4 50 2 50 26C50 40 38 40 38 50C38 62 22 62 22 50', tone: 'light' },
    { d: 'M26 26C26 14 42 14 42 26C42 34 32 32 32 42', tone: 'line' },
  ],
  hand: [
    {
      d: 'M20 60Q10 48 8 36Q7 30 12 31Q16 32 18 38V14Q18 9 22 9Q26 9 26 14V8Q26 3 30 3Q34 3 34 8V12Q34 7 38 7Q42 7 42 12V18Q42 14 46 14Q50 14 50 18V40Q50 52 44 60Z',
      tone: 'light',
    },
    { d: 'M26 14V30M34 12V30M42 18V31', tone: 'line' },
  ],
  foot: [
    { d: 'M22 4V34Q10 40 8 50Q8 58 18 58H50Q58 58 56 50Q54 40 42 36V4Z', tone: 'light' },
    { d: 'M18 58V52M28 58V51M38 58V52', tone: 'line' },
  ],
};
