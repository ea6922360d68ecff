import type { GroupProgress, TourCategory, TourContent } from '@portal/shared/contract';
import { addDays, startOfDay } from '../base/business-day.ts';

/** The hour (Asia/Shanghai) of the decision day at which sales of a departure end and its group is decided. */
export const decisionHour = 18;

/** The day on which sales of a departure end, its group is decided and everybody notified. Days in Asia/Shanghai. */
export const decisionDay = (day: string, cutoffDays: number): string => addDays(day, -cutoffDays);

/** The instant at which sales of a departure end and its group is decided. */
export const decisionTime = (day: string, cutoffDays: number): Date =>
  new Date(startOfDay(decisionDay(day, cutoffDays)).getTime() + decisionHour * 3_600_000);

/** The fewest days before departure at which a group may still be called off (旅游法 §63); 0 where none is needed. */
export const fewestCutoffDays = (
  category: TourCategory,
  { minGroup }: Pick<TourContent, 'minGroup'>,
): number => {
  if (minGroup <= 1) return 0;
  return category === 'abroad' ? 30 : 7;
};

/** How far the group of a departure is, and when it is decided. `joined`: people who have paid. */
export const groupProgress = (
  { day, joined }: { readonly day: string; readonly joined: number },
  { minGroup, cutoffDays }: Pick<TourContent, 'minGroup' | 'cutoffDays'>,
): GroupProgress => ({ joined, minGroup, decidedOn: decisionDay(day, cutoffDays) });
