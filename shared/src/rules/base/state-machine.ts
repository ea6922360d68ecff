/** A state machine as a table: which event leads from which state where. Others are refused. */
export type StateTable<State extends string, Event extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Event, State>>>>
>;

/** Reads a table: the state after an event, or undefined when the event may not happen in that state. */
export const machine =
  <State extends string, Event extends string>(table: StateTable<State, Event>) =>
  (state: State, event: Event): State | undefined =>
    Object.hasOwn(table, state) && Object.hasOwn(table[state], event) ? table[state][event] : undefined;
