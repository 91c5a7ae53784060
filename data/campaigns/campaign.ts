import type { z } from 'zod';
import type { Block, Choice, Hero, Link, Photo, Point, Question } from './schema/blocks';
import type { campaignSchema } from './schema/campaign';
import type { HIDDEN_FIELDS, SUBJECTS } from './schema/subjects';

/** A campaign page; `schema` tells what each part means. */
export type Campaign = z.infer<typeof campaignSchema>;
export type CampaignSubject = (typeof SUBJECTS)[number];
export type HiddenField = (typeof HIDDEN_FIELDS)[number];
export type CampaignColors = NonNullable<Campaign['colors']>;
export type CampaignBlock = Block;
export type HeroBlock = Hero;
export type BranchChoice = Choice;
export type CampaignPhoto = Photo;
export type CampaignLink = Link;
export type CampaignPoint = Point;
export type CampaignQuestion = Question;
