import { activityPath } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

export const ROBOTICS: ActivityContent = {
  name: 'Robotics',
  heading: 'Robotics: things that sense, decide and move',
  lead: 'Children can begin with cardboard and string, years before the first wire. Here is what they do at which age, and a hand to build this weekend.',
  picture: '/pictures/activities/robotics.svg',
  note: 'Which classes have robotics in the timetable, and with which kits, differs from branch to branch: the questions at the end help you to find out.',
  blocks: [
    {
      kind: 'ages',
      id: 'ages',
      heading: 'What a child does at which age',
      ages: [
        {
          age: '4 to 6',
          title: 'Arrows on the floor',
          text: 'A friend plays the robot and follows cards: forward, forward, turn left. Children find out that the order matters, and that left depends on where you look.',
        },
        {
          age: '7 to 9',
          title: 'Gears, pulleys, one motor',
          text: 'A crane that lifts a rubber, a car with a rubber band. They count the teeth of gears and learn that slow can be strong.',
        },
        {
          age: '10 to 12',
          title: 'Sensors',
          text: 'A small board reads light, distance or touch and switches a lamp or a motor. The program is made of blocks; a mistake shows at once on the floor.',
        },
        {
          age: '13 and above',
          title: 'Feedback',
          text: 'A car that follows a line measures, compares and corrects many times a second. Pupils write down what they changed and what it did.',
        },
      ],
    },
    {
      kind: 'project',
      id: 'project',
      heading: 'This weekend: a first project',
      project: {
        title: 'A hand that five strings can close',
        time: 'One to two hours, with an adult near for the cutting',
        need: [
          'A cereal carton or other thin, stiff cardboard',
          'Three paper straws',
          'Five pieces of strong thread, 40 cm each',
          'Sticky tape, scissors, a pencil and a ruler',
          'Five beads, buttons or paper clips as handles',
        ],
        steps: [
          'Draw round a hand with the fingers a little apart, and leave ten centimetres of forearm below the wrist. Cut it out.',
          'Bend your own fingers and look: each bends in three places, the thumb in two. Draw a line across the cardboard at each of them.',
          'Fold every line towards the palm, over the edge of the ruler, until it moves easily.',
          'Cut the straws into pieces of one centimetre. Tape one piece in the middle of each finger part, palm side up, but none across a fold. Tape five more across the palm, one below each finger, pointing to the middle of the wrist.',
          'Tape the end of a thread over the tip of a finger, lead it down through the straws to the wrist, and tie a bead to it. Do the same with the other four.',
          'Hold the forearm and pull one string: that finger closes. Pull all five around a ball of paper and lift it.',
        ],
        explain:
          'Your own hand works like this. The muscles that close the fingers sit mostly in the forearm, and long tendons pull from there: put a hand around your forearm, move the fingers and feel it. Sensor and program are still missing, so play them. One child pulls the strings with closed eyes, another looks and may only say open, close, stop.',
        repairs: [
          {
            title: 'A finger bends to the side',
            text: 'Its straws are not in one line. Move them to the middle.',
          },
          {
            title: 'Only the tip moves',
            text: 'The upper fold is softer than the lower ones. Fold those again, both ways.',
          },
          {
            title: 'The finger stays closed',
            text: 'Tape a thin rubber band along its back. Real robots need such springs as well.',
          },
        ],
      },
    },
    {
      kind: 'table',
      id: 'parts',
      heading: 'The parts of a robot, and where you have them',
      table: {
        caption: 'A robot and a child, part by part',
        columns: ['Part', 'In a robot', 'In you', 'Try it'],
        rows: [
          [
            'Sensor',
            'Light, distance, touch',
            'Eyes, ears, skin',
            'Find your schoolbag with closed eyes.',
          ],
          [
            'Controller',
            'A board with a program',
            'Brain and nerves',
            'Say every step of brushing your teeth.',
          ],
          ['Mover', 'Motor or pump', 'Muscles', 'Lift a bottle and feel your upper arm.'],
          ['Frame', 'Plastic, metal, wood', 'Bones', 'Stand up without leaning forward first.'],
          ['Energy', 'A battery', 'Food', 'Count what you ate before noon.'],
        ],
      },
    },
    {
      kind: 'points',
      id: 'teaches',
      heading: 'What it teaches',
      points: [
        {
          title: 'Asking what exactly is wrong',
          text: 'It does not work is not a finding. The left wheel turns backwards is one, and it can be mended.',
        },
        {
          title: 'Ratios that can be touched',
          text: 'A gear with 10 teeth turns three times while its neighbour with 30 turns once: fractions that a hand can feel.',
        },
        {
          title: 'Working as two',
          text: 'One builds, one reads the plan, then they change. Explaining a step is harder than doing it.',
        },
        {
          title: 'Staying with it',
          text: 'Nothing here works the first time. Children who know that from robotics are calmer in mathematics.',
        },
      ],
    },
    {
      kind: 'safety',
      id: 'safety',
      heading: 'Safety',
      items: [
        'Batteries only: nothing that a child builds is ever connected to a wall socket.',
        'Button cells and small strong magnets stay out of reach of small children. If one has been swallowed, go to a hospital at once and do not wait for signs.',
        'Thick cardboard is scored by an adult; a hot glue gun or soldering iron is used only with an adult at the same table.',
        'Long hair is tied back and sleeves are rolled up near motors and gears.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask at the branch',
      items: [
        'Is robotics part of the timetable, and in which classes, or a club after school?',
        'How many children share one kit? With two or three everybody builds; with six, four look on.',
        'May I see a logbook of last year? Crossed-out plans are a good sign.',
        'Do as many girls as boys build? What does the school do about it?',
        'Is there anything to pay beyond the fee sheet, such as a kit or a competition?',
      ],
    },
    {
      kind: 'links',
      id: 'next',
      heading: 'Where to go on',
      links: [
        {
          title: 'Coding',
          text: 'The deciding part of a robot: a game that finds any number in seven questions.',
          path: activityPath('coding'),
        },
        {
          title: 'Pottery',
          text: 'Another way to think with the hands, with nothing to plug in.',
          path: activityPath('pottery'),
        },
      ],
    },
  ],
};
