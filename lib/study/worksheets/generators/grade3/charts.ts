import { PICTURE_CHARTS, type PictureChart } from '@/data/study/worksheets/words/pictureCharts';
import type { Draw } from '@/lib/study/worksheets/draw';
import { pictureChart } from '@/lib/study/worksheets/generators/primary/charts';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import type { Question } from '@/lib/study/worksheets/question';

const about =
  (chart: PictureChart) =>
  (draw: Draw): Question =>
    pictureChart(draw, chart, draw.pick([2, 5, 10]));

const [first, ...others] = PICTURE_CHARTS;

export const GRADE_3_CHARTS = {
  BAR: { count: 4, layout: 'list', make: inSlots(4, [about(first), ...others.map(about)]) },
} as const satisfies Record<string, TopicGenerator>;
