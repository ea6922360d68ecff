import type { PublishFault, ScheduleFailure, Text } from '@portal/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import type { Db } from '#src/platform/database/index.ts';
import { type FailureMessage, failureMessage } from './failure-message.ts';
import {
  type DueStep,
  endStep,
  failStep,
  listDue,
  lockDue,
  type ScheduleAction,
  type ScheduleActor,
  type ScheduleSubject,
} from './schedule-repository.ts';

/** A step whose time has come, in the name of its author. */
interface StepToTake {
  /** The id of the product or the article. */
  readonly id: number;
  readonly action: ScheduleAction;
  readonly at: Date;
  readonly actor: ScheduleActor;
  readonly now: Date;
}

/** How the steps of products, or of articles, are taken. */
export interface SubjectSteps {
  /** Locks it until the transaction ends. Returns its title; undefined when it is gone. */
  lock(tx: Db, id: number): Promise<Text | undefined>;
  /** Takes a step by the same rules as a user. Returns what keeps a product from being published. */
  take(tx: Db, step: StepToTake): Promise<readonly PublishFault[]>;
  /** Whether a second person approved a step that needs it; without it, none does. */
  isApproved?(tx: Db, step: StepToTake): Promise<boolean>;
}

/** What schedules need of other areas. */
export interface ScheduleHooks {
  readonly steps: Readonly<Record<ScheduleSubject['kind'], SubjectSteps>>;
  /** The author, if they still have the permission and the subject is in their data scope. */
  findAuthor(tx: Db, userId: number, subject: ScheduleSubject): Promise<ScheduleActor | undefined>;
  notify(tx: Db, messages: readonly FailureMessage[]): Promise<void>;
}

/** Dependencies of the job. `log` at error level raises an alarm. */
interface ScheduleDeps extends Pick<Deps, 'db' | 'now'> {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
}

const stepsPerRun = 100;

const subjectOf = ({ productId, articleId }: DueStep): ScheduleSubject =>
  productId === null ? { kind: 'article', id: articleId ?? 0 } : { kind: 'product', id: productId };

const takeStep = async (
  tx: Db,
  hooks: ScheduleHooks,
  { action, at, userId, subject, now }: DueStep & { readonly subject: ScheduleSubject; readonly now: Date },
): Promise<ScheduleFailure | undefined> => {
  const actor = userId === null ? undefined : await hooks.findAuthor(tx, userId, subject);
  if (!actor) return { reason: 'rights', faults: [] };
  const steps = hooks.steps[subject.kind];
  const step = { id: subject.id, action, at, actor, now };
  if (steps.isApproved && !(await steps.isApproved(tx, step))) return { reason: 'approval', faults: [] };
  const faults = await steps.take(tx, step);
  return faults.length > 0 ? { reason: 'incomplete', faults: [...faults] } : undefined;
};

/** Takes one step in one transaction, or keeps why not. The subject is locked first, as by its editors. */
const runStep = ({ db, now }: ScheduleDeps, hooks: ScheduleHooks, listed: DueStep): Promise<void> =>
  db.transaction(async (tx) => {
    const subject = subjectOf(listed);
    const title = await hooks.steps[subject.kind].lock(tx, subject.id);
    const step = title && (await lockDue(tx, listed.id, now()));
    if (!step) return;
    const failure = await takeStep(tx, hooks, { ...step, subject, now: now() });
    if (!failure) return endStep(tx, subject, step.action);
    await failStep(tx, step.id, failure);
    const { id, action, userId } = step;
    if (userId !== null)
      await hooks.notify(tx, [failureMessage({ id, action, userId, subject, title, failure })]);
  });

/**
 * Publishes and takes down what is scheduled until now. What cannot be published, or whose author lost the right, stays
 * as it is: the schedule keeps the reason and the author gets a message. Safe to run on several replicas.
 */
export const runSchedules = async (deps: ScheduleDeps, hooks: ScheduleHooks): Promise<void> => {
  for (const step of await listDue(deps.db, deps.now(), stepsPerRun))
    try {
      await runStep(deps, hooks, step);
    } catch (err) {
      deps.log.error({ err, schedule: step.id }, 'scheduled step failed');
    }
};
