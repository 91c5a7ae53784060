/** What stands around the finder on the page about the branch near home. */
export const NEAR_ME = {
  heading: 'Schools near you',
  lead: 'Say where you live, in any spelling, and see branches for your child’s grade.',
  knowAlready: 'Know the branch already?',
  toForm: 'Send an enquiry',
  enquiry: { heading: 'Know the branch? Ask it' },
  schoolRun: {
    heading: 'How to judge a school run',
    lead: 'Try the way once before you decide.',
    points: [
      {
        title: 'Count minutes, not kilometres',
        text: 'Drive or ride the way once on a working day, at the hour when school begins. What a map says on a Sunday is of little use.',
      },
      {
        title: 'Stay on your side of the big roads',
        text: 'A railway line, a ring road or a river between home and school can take long, above all in the rains.',
      },
      {
        title: 'Look for the stop, not for the bus',
        text: 'Each branch page lists where its buses stop, with the minutes to the gate, and adds the fare to your first year. Ask the branch only for the exact corner, and who is on the bus beside the driver.',
      },
      {
        title: 'Plan the way home',
        text: 'Decide who meets the child in the afternoon, and who does on a day with sport, an illness or a flooded road.',
      },
      {
        title: 'Measure it by the youngest',
        text: 'If two children will share the way, choose for the younger one.',
      },
      {
        title: 'Then look past the road',
        text: 'When two branches are equally near, the board, the last grade taught and the feel of a visit decide. Each branch page has the first two, and the form has times for the third.',
      },
    ],
  },
  cities: {
    heading: 'Or start from the city',
    lead: 'Every branch with its board, its grades and the areas it serves.',
  },
  questionsHeading: 'Questions about finding a branch',
} as const;

/** The questions, with the numbers counted from the directory. */
export const nearMeQuestions = (counts: {
  onSite: number;
  cities: number;
  localities: number;
  /** `Bangalore, Delhi NCR, Jabalpur and Bhopal`. */
  boarding: string;
}) => [
  {
    question: 'What happens to my location?',
    answer:
      'Nothing leaves your device. When you press the button, the browser asks you first; then this page compares the position with a list of localities that it has fetched, and shows what is near. The position is not sent, not stored and not put into your enquiry.',
  },
  {
    question: 'How exact are the distances?',
    answer: `We know ${counts.localities} localities and the neighbourhood of every branch to about a kilometre, so we round, and we say “within 2 km” where we know no better. They are straight lines: the road is always longer.`,
  },
  {
    question: 'My locality is not found. What now?',
    answer:
      'Try a bigger locality beside it, a landmark, or the name of the city; any spelling will do. The page of each city lists all its branches with the areas they serve.',
  },
  {
    question: 'Why is the nearest branch not shown?',
    answer:
      'With a birthday we show only branches that teach that grade. Some branches begin at Grade 1 beside a pre-primary wing, and some end before Grade 10. Leave the birthday empty to see them all.',
  },
  {
    question: 'There is no branch in our town. Is there a way?',
    answer: `We have ${counts.onSite} branches with a page here, in ${counts.cities} cities. For a child old enough to live away from home, these campuses take boarders: ${counts.boarding}. Type the name of your town above, and the finder names the nearest branch.`,
  },
  {
    question: 'Do I have to live near a branch to join it?',
    answer:
      'No. Any branch takes your enquiry wherever you live, and families who are about to move often ask months ahead. Tell the branch when you arrive and where you will stay.',
  },
];
