export { runSchedules, type ScheduleHooks, type SubjectSteps } from './run-schedules.ts';
export {
  endStep,
  findSchedule,
  listSchedules,
  type ScheduleActor,
  type ScheduleSubject,
  unscheduled,
} from './schedule-repository.ts';
export { setSchedule } from './schedule-service.ts';
