/** What a form gives to a control of its own making. */
export interface Control<T> {
  readonly id?: string;
  readonly value?: T;
  readonly onChange?: (value: T) => void;
}
