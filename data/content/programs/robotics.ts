import { activityPath } from '@/data/routes/paths/activities';
import { PROGRAM_PATHS } from '@/data/routes/paths/programs';
import { CALCULATOR_PATHS } from '@/data/routes/paths/study/calculators';
import { CONCEPT_PATHS } from '@/data/routes/paths/study/concepts';
import { CONVERTER_PATHS } from '@/data/routes/paths/study/converters';
import type { ProgramText } from './program';

export const ROBOTICS: ProgramText = {
  heading: 'Robotics curriculum',
  name: 'Robotics curriculum',
  lead: 'A robot senses, decides and acts. Children of six play these three parts themselves; pupils of fifteen build and program them. This page shows the steps in between.',
  picture: {
    src: '/pictures/programs/robot-tea.svg',
    alt: 'A robot built by two pupils serves tea to their teacher, and spills a little',
  },
  blocks: [
    {
      kind: 'table',
      heading: 'From a human robot to a line follower',
      lead: 'The order of ideas. Branches differ in the kit they own and the periods they give; the ideas need no expensive one.',
      caption: 'What is built in which grades, and the idea behind it',
      columns: ['Grades', 'Built or done', 'The idea', 'School subject it helps'],
      rows: [
        [
          '1 and 2',
          'A classmate is the robot: walk, turn left, pick up. Arrow cards on the floor make a program.',
          'Order matters; an instruction has one meaning',
          'Left and right, counting, giving directions',
        ],
        [
          '3 and 4',
          'Cardboard machines with levers and wheels; stories and games from program blocks.',
          'Cause and effect; doing something again and again: the loop',
          'Turns and angles, multiplication as repetition',
        ],
        [
          '5 and 6',
          'A car with two motors; a lamp that switches itself on in the dark.',
          'A circuit has to close; a sensor turns the world into a number; if this, then that',
          'Electricity, decimals, reading a scale',
        ],
        [
          '7 and 8',
          'A car that stops before a wall; a plant that asks for water.',
          'Measure, compare, act, and start again; noise in measurements',
          'Averages, graphs, speed and time',
        ],
        [
          '9 and 10',
          'A line follower; a small weather station that keeps a record; written code instead of blocks.',
          'Feedback: steering by the error; functions; data that is kept and questioned',
          'Coordinates, ratios, resistors, fair tests',
        ],
        [
          '11 and 12',
          'A project of one’s own with a user who is not oneself.',
          'Design for somebody; testing; what a machine should not decide',
          'Physics projects, computer science',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'One project from the inside: stop before the wall',
      lead: 'Grade 7, about six periods, in groups of three. What matters is step five.',
      steps: [
        {
          title: 'Say it in words',
          text: '“Drive. Look how far the wall is. If it is nearer than 20 centimetres, stop. Look again.” Written on paper first, with no computer in the room.',
        },
        {
          title: 'Measure the eye',
          text: 'An ultrasonic sensor hears its own echo. The group holds a book at 10, 20, 30 centimetres and writes down what the sensor says. It is a little wrong each time, and not always by the same amount.',
        },
        {
          title: 'Work out why',
          text: 'Sound in air makes about 340 metres a second. An echo that takes 2 milliseconds has gone 68 centimetres there and back, so the wall is 34 away. The division by two is the line that everyone forgets.',
        },
        {
          title: 'Program and try',
          text: 'The car hits the wall. It did stop, only too late: it rolls on. Is the number wrong, or the idea?',
        },
        {
          title: 'Change one thing at a time',
          text: 'Slower? An earlier stop? Two looks instead of one? The group keeps a table of tries. They compare the tries and choose the best.',
        },
        {
          title: 'Show and tell',
          text: 'Three minutes before the class: what did not work, and how we found out. The class asks questions.',
        },
      ],
    },
    {
      kind: 'points',
      heading: 'What it teaches, apart from robots',
      points: [
        {
          title: 'Being wrong without shame',
          text: 'A program that does not run gets no bad mark. Children look for one error after another and learn to stay with a problem.',
        },
        {
          title: 'Dividing a big thing into small ones',
          text: '“Build a robot” is impossible. “Make one wheel turn” can be done before lunch.',
        },
        {
          title: 'Working in threes',
          text: 'One builds, one codes, one tests, and they change places every period. Watch that the same child does not always hold the screwdriver.',
        },
        {
          title: 'Looking at machines with open eyes',
          text: 'Who decided what this app shows me? What does the camera at the gate store? Pupils who have built a sensor ask better questions.',
        },
      ],
    },
    {
      kind: 'text',
      heading: 'Marks, boards and the timetable',
      paragraphs: [
        'Up to Grade 8 there is no examination in robotics. Pupils keep a project book with sketches, tries and results, and the teacher talks it through with them.',
        'CBSE offers Artificial Intelligence as a skill subject, with the code 417 in Grades 9 and 10 and 843 in Grades 11 and 12. ICSE has Robotics and Artificial Intelligence among its newer subjects, and has long had Computer Applications. Whether your branch teaches one of these depends on its teachers and its affiliation: ask for the list of subjects of this year.',
        'Clubs and competitions come on top, after lessons. Nobody needs one in order to learn this.',
      ],
    },
    {
      kind: 'list',
      heading: 'Ask at the branch',
      items: [
        'In which grades is robotics part of the timetable, and in which is it a club?',
        'How many children share one kit?',
        'Is there an extra charge, for the class or the club?',
        'Who teaches it, and may I watch a period?',
        'Do girls and boys both build and code? How do you see to it?',
        'Does the kit stay at school, and what may be taken home?',
        'What do pupils show at the end of the year?',
        'Are old laptops or phones welcome for parts?',
      ],
    },
  ],
  questions: [
    {
      question: 'Do we need to buy a kit?',
      answer:
        'Not for school, unless your branch says so in writing. For curious evenings a battery, two small motors, tape and cardboard go a long way, and block programming runs free in a browser.',
    },
    {
      question: 'My child only wants to play games on the computer. Is robotics for us?',
      answer:
        'Very likely. Wanting to change a game is the usual beginning. Ask your child to explain the rules of one as if to a machine: when exactly does the ball bounce?',
    },
    {
      question: 'Is it safe?',
      answer:
        'Projects run on batteries, never on the mains. Glue guns, cutters and soldering irons are used with an adult beside the table, with goggles and tied hair. Coin cells and tiny magnets are kept away from small children: swallowed, they are an emergency.',
    },
    {
      question: 'Does it help with engineering entrance examinations?',
      answer:
        'Not directly; those ask for physics, chemistry and mathematics on paper. It does give many pupils a reason to like the physics.',
    },
  ],
  enquiry: {
    heading: 'Watch a robotics period',
    text: 'Choose the branch and the grade. The team tells you when robotics is taught.',
  },
  related: [
    {
      title: 'Robotics as an activity',
      path: activityPath('robotics'),
      note: 'A first project for this weekend',
    },
    {
      title: 'Science concepts',
      path: CONCEPT_PATHS.science,
      note: 'Circuits, magnets, motion and light',
    },
    {
      title: 'Number systems',
      path: CONVERTER_PATHS.numberSystems,
      note: 'How a machine counts with 0 and 1',
    },
    {
      title: 'Physics calculators',
      path: CALCULATOR_PATHS.physics,
      note: 'Speed, resistance and power, with the working',
    },
    {
      title: 'Digital Enhanced Learning',
      path: PROGRAM_PATHS.digitalLearning,
      note: 'When we use a screen',
    },
  ],
};
