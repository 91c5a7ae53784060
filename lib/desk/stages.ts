import { type DeskStage, SET_STAGES, type SetStage } from '@/data/desk/stages';

/** Stages in which a parent still waits for our first word. */
export const UNANSWERED_STAGES: readonly DeskStage[] = ['new', 'unverified', 'waiting', 'refused'];

export const isSetStage = (stage: DeskStage): stage is SetStage =>
  SET_STAGES.some((one) => one === stage);

export const isUnanswered = (stage: DeskStage): boolean => UNANSWERED_STAGES.includes(stage);
