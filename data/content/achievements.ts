/** The list of specification section 3 in its exact shape. */
export type Achievement = {
  id: number;
  name: string;
  alt_text: string;
  achievements: string;
  desktop_image: string;
};

export const ACHIEVEMENTS: readonly Achievement[] = [
  {
    id: 1,
    name: 'Robotics club',
    alt_text: 'A robot with two wheels',
    achievements: 'A line-following robot, built and shown by pupils of Grade 8',
    desktop_image: '/pictures/achievements/robotics.svg',
  },
  {
    id: 2,
    name: 'Chess team',
    alt_text: 'A chess knight',
    achievements: 'A season of matches between the branches of one city',
    desktop_image: '/pictures/achievements/chess.svg',
  },
  {
    id: 3,
    name: 'School choir',
    alt_text: 'Two notes of music',
    achievements: 'A concert of folk songs in four languages',
    desktop_image: '/pictures/achievements/choir.svg',
  },
  {
    id: 4,
    name: 'Athletics',
    alt_text: 'A running track',
    achievements: 'A sports day planned and timed by Grade 9',
    desktop_image: '/pictures/achievements/athletics.svg',
  },
];
