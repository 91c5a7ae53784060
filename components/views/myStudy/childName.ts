import { MY_STUDY_COPY } from '@/data/copy/myStudy';
import type { Child, Shelf } from '@/lib/study/shelf/shelf';

/** The nickname, else `Child 2`. */
export const childName = ({ children }: Shelf, { id, nickname }: Child): string =>
  nickname || MY_STUDY_COPY.children.child(children.findIndex((child) => child.id === id) + 1);
