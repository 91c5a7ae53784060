type Time = { when: string; what: string };
type Question = { question: string; answer: string };

/**
 * What a family of one city should know beyond the directory: for the page of the city, for
 * `/school-admission-in-{city}` and for `/cbse-schools-in-{city}`. Rules of a state are told with the
 * office that decides, and without what changes each year. Each text is the city’s own: a test
 * (`tests/ownWords.test.tsx`) counts what stands on another city’s page as well.
 */
export type CityGuide = {
  city: {
    /** How to choose among the branches there, or whom the only one suits. */
    pick: string;
    /** What the year is like: heat, rain, festivals, and what the school does about it. */
    year: string;
    questions: readonly [Question, Question, Question];
  };
  admission: {
    /** The months of a family that joins, in their order. */
    calendar: readonly [Time, Time, Time, Time, Time];
    /** Beside the list that holds at every branch. */
    documents: readonly { name: string; why: string }[];
    /** The free seats of the Right to Education Act, as the state gives them. */
    free: string;
    /** Who decides where the state has a say. */
    office: string;
    questions: readonly [Question, Question];
  };
  cbse: {
    /** The board’s regional office. */
    office: string;
    /** What comes after Class 10, at our branches or elsewhere. */
    after: string;
    language: string;
    /** From the board of the state into CBSE. */
    into: string;
    /** And from CBSE into it. */
    out: string;
    questions: readonly [Question, Question];
  };
};
