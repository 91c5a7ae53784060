import type { CityGuide } from './guide';

export const chennaiGuide = {
  city: {
    pick: 'Follow the water: branches on the OMR side stay reachable when Velachery floods, and those in the west drain more quickly. Thoraipakkam, Perumbakkam and Navalur are close to one another, so let the last grade and the bus decide among them.',
    year: 'From March on the first bell rings early, and by noon games move into the shade. The north-east monsoon falls in the middle of the second term; the Collector announces rain holidays at dawn, and we repeat it by message. Pongal is four days of real rest.',
    questions: [
      {
        question: 'Does Navratri mean a holiday or a Golu at school?',
        answer:
          'Both. The junior classes build the steps out of cartons, and every child may bring one doll.',
      },
      {
        question: 'Will somebody speak Hindi with our son in the first weeks?',
        answer:
          'In each branch there are teachers and children who do. After a month he will be trading Tamil cricket words, which is how most of them begin.',
      },
      {
        question: 'Is the canteen vegetarian?',
        answer:
          'Where a branch has one, yes, with curd rice on all days. Food from home may be what you like, without glass and nuts.',
      },
    ],
  },
  admission: {
    calendar: [
      {
        when: 'After Vijayadashami',
        what: 'The day on which children trace their first letter is also the day many parents send the first enquiry.',
      },
      {
        when: 'January, past Pongal',
        what: 'Visits for the kindergarten, two families at a time.',
      },
      {
        when: 'April and May',
        what: 'Government schools are closed, offices transfer people, and the grades from 1 to 9 are settled in the cool of the morning.',
      },
      {
        when: 'Around the result of Class 10',
        what: 'Thoraipakkam admits to Grade 11. Bring the online marks; the printed sheet may follow.',
      },
      {
        when: 'June',
        what: 'All classes are at work by the time the state’s schools reopen.',
      },
    ],
    documents: [
      {
        name: 'EMIS number',
        why: 'Tamil Nadu keeps each pupil in its Education Management Information System. Give it with the transfer certificate, else the child would exist twice.',
      },
      {
        name: 'Community certificate',
        why: 'Needed for scholarships and free seats; the Tahsildar issues it online. For an ordinary admission we do not ask for the community.',
      },
      {
        name: 'Transfer certificate',
        why: 'From beyond the state let the district’s officer sign it as well; between CBSE schools that step falls away.',
      },
      {
        name: 'Proof of residence',
        why: 'Gas connection, lease or bank book: any one will do, even if the flat is a company’s.',
      },
    ],
    free: 'In Tamil Nadu the free quarter is given at the entry class to children who live near the school, on the portal of the Directorate of Private Schools. The rounds have not come at the same time each year, so look there from April. For these seats alone the state has a day of its own for the age; the notice of the year names it.',
    office:
      'The Chief Educational Officer of Chennai is responsible in the old city, and those of Chengalpattu and Tiruvallur beyond it: Tambaram, Perumbakkam and Navalur look south, Ambattur is within the corporation.',
    questions: [
      {
        question: 'Is 1 June a law in Tamil Nadu?',
        answer:
          'No, it is our own day, as the state has set none for private CBSE schools. A birthday in June or July is therefore worth a talk.',
      },
      {
        question: 'Can we pay the fee once the transfer from Mumbai is certain?',
        answer:
          'We hold an offered seat for ten days. After that it goes to the next family, and you would be first when another opens.',
      },
    ],
  },
  cbse: {
    office:
      'Chennai is the seat of a regional office that has looked after the schools of Tamil Nadu for decades. Evaluation, admit cards and complaints about a centre all run through it.',
    after:
      'There is one branch with Grades 11 and 12, Thoraipakkam. Others leave for a higher secondary school of the state board, whose marks count directly for engineering seats at Anna University’s colleges; compare both roads in Grade 9 already.',
    language:
      'The Tamil Learning Act of 2006 brought Tamil into the schools step by step, and today it is simply part of the week. Hindi, French or Sanskrit may stand beside it, according to the branch.',
    into: 'A pupil from Samacheer Kalvi knows the same mathematics in another order. Coming in Grade 6 or 7 leaves time to get used to longer English answers.',
    out: 'Back to the state board one goes easily until Class 8, and again for Class 11. In the years between, Tamil as a full first paper is the hurdle.',
    questions: [
      {
        question: 'How do engineering colleges here treat CBSE marks?',
        answer:
          'Admission goes by Class 12 marks in mathematics, physics and chemistry, made comparable between the boards. There is no separate list against you.',
      },
      {
        question: 'Which branches let a child take Sanskrit?',
        answer:
          'The list of second and third languages is on each branch page. Sections begin when enough families have chosen one, so put it into the enquiry.',
      },
    ],
  },
} as const satisfies CityGuide;
