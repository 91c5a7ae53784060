import type { ContestSlug } from '@/data/contests/slugs';
import { CONTEST_SLUGS } from '@/data/contests/slugs';
import {
  ACTIVITY_PATHS,
  ACTIVITY_SLUGS,
  type ActivitySlug,
  activityPath,
  contestPath,
} from '@/data/routes/paths/activities';
import { pageRoute, type Route, type SectionText } from '@/data/routes/route';

const page = (path: string, text: SectionText): Route =>
  pageRoute(path, { section: 'more', ...text });

const ACTIVITIES: Readonly<Record<ActivitySlug, SectionText>> = {
  robotics: {
    title: 'Robotics for children: a first project at home',
    description:
      'What children do in robotics from 4 to 13 and above, and a cardboard hand with five strings to build this weekend: materials, steps, safety.',
    names: ['robotics activity', 'robotics club', 'robot'],
    headings: ['Robot hand', 'Sensors', 'Gears', 'Kits', 'Electronics'],
  },
  coding: {
    title: 'Coding for children, with and without a screen',
    description:
      'Coding by age, from beads to Python, and a game for this weekend that finds any number from 1 to 100 in seven questions. What to ask at the branch.',
    names: ['coding', 'coding for kids', 'programming', 'computer class'],
    headings: ['Scratch', 'Python', 'Binary search', 'Blocks', 'Debugging'],
  },
  music: {
    title: 'Music at school: what a child plays at which age',
    description:
      'From the first clap to the choir, age by age, and eight paper straws that play a scale: lengths worked out for you. With care for ears and voice.',
    names: ['music', 'music class', 'singing class', 'instrument'],
    headings: ['Sa re ga ma', 'Panpipe of straws', 'Tabla', 'Harmonium', 'Choir', 'Guitar'],
  },
  pottery: {
    title: 'Pottery for children: a pinched diya and per cent',
    description:
      'Clay by age, from snakes to the wheel, a diya to pinch this weekend, and how much clay shrinks as it dries: a lesson in per cent with a ruler.',
    names: ['pottery', 'clay', 'clay modelling', 'pottery class'],
    headings: ['Diya', 'Potter’s wheel', 'Kiln', 'Pinch pot', 'Art and craft'],
  },
  astronomy: {
    title: 'Astronomy for children: noon, north, zero shadow day',
    description:
      'A stick that shows noon and north, and a table of noon and zero shadow days for fifteen Indian cities. What children do at which age, and safety.',
    names: ['astronomy', 'astronomy club', 'zero shadow day', 'stargazing'],
    headings: ['Shadow stick', 'Local noon', 'Moon diary', 'Telescope', 'Sundial'],
  },
  weaving: {
    title: 'Weaving for children: a coaster on a cardboard loom',
    description:
      'Weave a coaster from an old T-shirt on a loom of cardboard, and learn to recognise eight famous Indian weaves. What children do at which age.',
    names: ['weaving', 'weaving class', 'handloom', 'textile craft'],
    headings: ['Cardboard loom', 'Warp and weft', 'Ikat', 'Kanchipuram', 'Jamdani', 'Sari'],
  },
};

const CONTESTS: Readonly<Record<ContestSlug, SectionText>> = {
  'fiction-frolic-voting': {
    title: 'Fiction Frolic voting: very short stories',
    description:
      'Fiction Frolic: four stories of a hundred words by how they begin, what makes a hundred words a story, and a game of six words for home.',
    names: ['fiction frolic', 'fiction frolic voting', 'story writing competition'],
    headings: ['Short stories', 'Creative writing', 'Vote'],
  },
  'public-speaking': {
    title: 'Public speaking: the speeches and the votes',
    description:
      'Read how four speeches begin and how many parents voted for each. With four things to listen for, and a one-minute game for the dinner table.',
    names: ['public speaking', 'public speaking voting', 'elocution', 'speech competition'],
    headings: ['Speech', 'Debate', 'Stage fright', 'Vote'],
  },
  'football-challenge-voting': {
    title: 'Football challenge voting: one ball, sixty seconds',
    description:
      'The football challenge: four skills on film, what a coach sees first, and an exercise with a rolled-up sock for home.',
    names: ['football challenge', 'football challenge voting'],
    headings: ['Football', 'Dribbling', 'Goalkeeper', 'Vote'],
  },
  shortfilm: {
    title: 'Short film contest: three minutes in pictures',
    description:
      'Four short films by pupils, how to watch one, the rules about asking everybody in the picture, and a film of five photographs for home.',
    names: ['short film', 'shortfilm', 'short film voting', 'film contest'],
    headings: ['Film making', 'Stop motion', 'Documentary', 'Vote'],
  },
  'basketball-challenge-voting': {
    title: 'Basketball challenge voting: ten in a row',
    description:
      'The basketball challenge: four exercises done ten times in one take, what to look for in a player, and the wall game for home.',
    names: ['basketball challenge', 'basketball challenge voting'],
    headings: ['Basketball', 'Lay-up', 'Dribbling', 'Vote'],
  },
  'voxsymphony-voting': {
    title: 'VoxSymphony voting: singing without instruments',
    description:
      'VoxSymphony: four groups that sing without instruments, what to listen for from the first note to the last, and a song in layers for home.',
    names: ['voxsymphony', 'vox symphony', 'voxsymphony voting'],
    headings: ['A cappella', 'Choir', 'Group singing', 'Vote'],
  },
  'bestie-challenge-voting': {
    title: 'Bestie challenge voting: tasks for two',
    description:
      'The bestie challenge: what two friends can do that one cannot. Four entries, what to look for, and a visit of ten minutes to try at home.',
    names: ['bestie challenge', 'bestie challenge voting', 'best friends contest'],
    headings: ['Friendship', 'Pairs', 'Vote'],
  },
};

/** Activities, festivals and the contests that parents vote on. */
export const activityRoutes = (): Route[] => [
  page(ACTIVITY_PATHS.activities, {
    title: 'Activities for children: make, build and play',
    description:
      'Robotics, coding, music, pottery, astronomy and weaving: what a child does at which age, and a first project for each to try at home this weekend.',
    names: ['activities', 'activity', 'co-curricular activities', 'extracurricular', 'hobbies'],
    headings: ['Clubs', 'After school', 'Weekend projects', 'Festivals', 'Contests'],
  }),
  ...ACTIVITY_SLUGS.map((slug) => page(activityPath(slug), ACTIVITIES[slug])),
  page(ACTIVITY_PATHS.khelMahotsav, {
    title: 'Khel Mahotsav: a school festival of sport',
    description:
      'What is played at which age, five Indian games at a glance, the rules of lagori for your lane, and how to tell a sports day that is good for all.',
    names: ['khel mahotsav', 'sports day', 'annual sports day', 'khel'],
    headings: ['Kho-kho', 'Kabaddi', 'Lagori', 'Gilli danda', 'Langdi', 'Athletics'],
  }),
  page(ACTIVITY_PATHS.khelMahotsav2025, {
    title: 'Khel Mahotsav 2025: the programme of the day',
    description:
      'A sports day hour by hour, points that count every child, four weeks of training at three ages, what to pack, and what helps a child at the rope.',
    names: ['khel mahotsav 2025', 'sports day 2025'],
    headings: ['Programme', 'Training plan', 'Points', 'What to pack', 'Relay'],
  }),
  page(ACTIVITY_PATHS.superSinger, {
    title: 'Super Singer Competition: prepare in two weeks',
    description:
      'How a singing competition at school goes, which song suits which age, what judges listen for, and a plan of two weeks that leaves the voice fresh.',
    names: ['super singer', 'super singer competition', 'singing competition'],
    headings: ['Song choice', 'Sur and taal', 'Voice care', 'Stage fright', 'Rounds'],
  }),
  ...CONTEST_SLUGS.map((slug) => page(contestPath(slug), CONTESTS[slug])),
];
