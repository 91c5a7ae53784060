import { ACTIVITY_PATHS, activityPath, contestPath } from '@/data/routes/paths/activities';
import type { ActivityContent } from './page';

export const MUSIC: ActivityContent = {
  name: 'Music',
  heading: 'Music: first listen, then play',
  lead: 'Whoever can keep a beat and hear which of two notes is higher can learn any instrument later. Both begin with a clap and a voice.',
  picture: '/pictures/activities/music.svg',
  note: 'Which instruments and which teachers there are differs from branch to branch: some have a strong choir, others a tabla class. Ask before you buy anything.',
  blocks: [
    {
      kind: 'ages',
      id: 'ages',
      heading: 'What a child does at which age',
      ages: [
        {
          age: '3 to 5',
          title: 'Beat and voice',
          text: 'Walking to a drum and stopping with it, loud and soft, songs in the languages that are spoken at home.',
        },
        {
          age: '6 to 8',
          title: 'Sa re ga ma',
          text: 'The seven notes with movements of the hand, finding one’s own Sa, first rhythms on dafli, manjira and shakers.',
        },
        {
          age: '9 to 12',
          title: 'One instrument properly',
          text: 'Tabla, harmonium, keyboard, guitar, violin or the voice: fifteen minutes on most days, not two hours on Sunday. Reading music, Indian or staff.',
        },
        {
          age: '13 and above',
          title: 'Together',
          text: 'Choir, band, a raga with its first taans, recording. Boys whose voice is changing sing lower and softer for a while; nobody is sent out of the choir for it.',
        },
      ],
    },
    {
      kind: 'project',
      id: 'project',
      heading: 'This weekend: a first project',
      project: {
        title: 'Eight straws, one scale',
        time: 'One hour',
        need: [
          'Eight wide paper straws, 10 to 12 mm across and at least 19 cm long, as for thick shakes',
          'Modelling clay or kneaded dough for the plugs',
          'A ruler, scissors and a pencil',
          'A strip of cardboard, 3 by 18 cm, and sticky tape',
        ],
        steps: [
          'Mark on each straw its length from the table, measured from the upper end, and cut two centimetres below the mark.',
          'Push a plug of clay into the lower end until it reaches the mark. It has to close well: suck gently to test it.',
          'Hold the upper end to your lower lip and blow across it, not into it, as over the mouth of a bottle. A thin, flat breath is better than a strong one.',
          'Begin with Sa and upper Sa: they should sound like one note, high and low. Push the plug a little further in where a straw is too low. Most need three to eight millimetres.',
          'Tune the other six in between, against each other or against a keyboard from its C upwards.',
          'Tape the straws side by side onto the cardboard, upper ends level, with a finger’s breadth between them. Now play: Sa Sa Pa Pa Dha Dha Pa, Ma Ma Ga Ga Re Re Sa. Do you know it?',
        ],
        explain:
          'The air in a closed straw swings, and a short column swings faster. Half the length gives the same note one octave higher; two thirds give Pa. The straws in the table are those of the bilawal scale, the western major scale. The lengths are the theory: a real column of air is a little longer than its straw, which is why the plugs have to go in a bit further.',
        repairs: [
          {
            title: 'Only wind comes out',
            text: 'Roll the straw a little towards and away from you. The breath has to hit the far edge.',
          },
          {
            title: 'It squeaks very high',
            text: 'You blow too hard. Imagine a candle that you do not want to put out.',
          },
          {
            title: 'You feel dizzy',
            text: 'Sit down and wait a few minutes: that was too much breath in too short a time.',
          },
        ],
      },
    },
    {
      kind: 'computed',
      id: 'straws',
      heading: 'How long each straw is',
      table: 'panpipe',
      caption: 'From the upper end to the plug, in air of 20 °C',
      columns: ['Note', 'Vibrations a second', 'Length'],
      note: 'On a hot afternoon all eight sound a little higher, by the same step: the tune stays in tune.',
    },
    {
      kind: 'points',
      id: 'teaches',
      heading: 'What it teaches',
      points: [
        {
          title: 'Listening to others',
          text: 'In a group nobody is right alone. Children learn to play softer so that they hear the one beside them.',
        },
        {
          title: 'Fractions by ear',
          text: 'Half a straw, two thirds of a straw, a beat cut into three: numbers that can be heard to be wrong.',
        },
        {
          title: 'Small steps every day',
          text: 'No other subject shows so plainly what fifteen minutes a day do in three months.',
        },
        {
          title: 'Standing in front of people',
          text: 'A verse before the class in June, a song before the school in January. Stage fright gets smaller by being met often.',
        },
      ],
    },
    {
      kind: 'safety',
      id: 'safety',
      heading: 'Ears, voice and breath',
      items: [
        'Headphones are too loud when somebody an arm’s length away can hear the tune.',
        'Whistles, flutes and straws are not shared without washing.',
        'Warm up before singing, drink water, and never shout a high note. A voice that is hoarse for more than two or three weeks belongs before a doctor.',
        'A heavy bag with an instrument is carried on both shoulders.',
      ],
    },
    {
      kind: 'list',
      id: 'ask',
      heading: 'What to ask at the branch',
      items: [
        'Does every class sing, or only those who chose music?',
        'Which instruments can be borrowed for the first year?',
        'Is there a concert in which everybody has a part?',
        'Indian or western, voice or instrument: who decides, and when may a child change?',
        'Where do children practise who cannot at home?',
      ],
    },
    {
      kind: 'links',
      id: 'next',
      heading: 'Where to go on',
      links: [
        {
          title: 'Super Singer Competition',
          text: 'How a child chooses a song and prepares it in two weeks.',
          path: ACTIVITY_PATHS.superSinger,
        },
        {
          title: 'VoxSymphony',
          text: 'Groups that sing without any instrument, and how to listen to them.',
          path: contestPath('voxsymphony-voting'),
        },
        {
          title: 'Astronomy',
          text: 'The other science of things that swing and come back.',
          path: activityPath('astronomy'),
        },
      ],
    },
  ],
};
