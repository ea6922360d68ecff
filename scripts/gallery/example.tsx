import { Button } from '@portal/shared/ui';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';

/** A text in the language of the page. */
export type Say = (zh: string, en: string) => string;

/** What a component looks like in a state. `path` is the address it is rendered at. */
export type State = ReactNode | { readonly path: string; readonly shown: ReactNode };
type States = Readonly<Record<string, State>>;

/** The components of a folder, each in its states. */
export interface Examples {
  readonly components: (say: Say) => Readonly<Record<string, States>>;
  /** Each state takes a whole row. */
  readonly wide?: boolean;
  readonly around?: ComponentType<{ children: ReactNode }>;
}

export const nothing = (): void => undefined;

/** A component in states: with the properties of each, beside the common ones. */
export const show =
  <P extends object, const C extends Partial<P>>(Component: ComponentType<P>, common: C) =>
  (props: Readonly<Record<string, Omit<P, keyof C> & Partial<P>>>): States =>
    Object.fromEntries(
      Object.entries(props).map(([name, own]) => {
        // The common properties and those of the state are all that the component needs.
        const all = { ...common, ...own } as unknown as P;
        return [name, <Component key={name} {...all} />];
      }),
    );

/** A component whose value changes when it calls `onChange`. */
export const live =
  <N extends string, P extends { readonly onChange: (value: never) => void }>(
    Component: ComponentType<P>,
    value: N & keyof P,
  ) =>
  (first: Omit<P, 'onChange'>) => {
    const [changed, setChanged] = useState({});
    const all = { ...first, ...changed, onChange: (next: unknown) => setChanged({ [value]: next }) };
    return <Component {...(all as unknown as P)} />;
  };

interface OpensProps {
  readonly label: string;
  readonly run?: () => void;
  readonly children?: (close: () => void) => ReactNode;
}

/** A button that opens a layer, or runs what opens one. */
export const Opens = ({ label, run = nothing, children }: OpensProps) => {
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  const start = () => {
    setTurn(turn + 1);
    setOpen(true);
    run();
  };
  return (
    <>
      <Button kind="quiet" size="small" data-opens onClick={start}>
        {label}
      </Button>
      {open && <Fragment key={turn}>{children?.(() => setOpen(false))}</Fragment>}
    </>
  );
};

/** A query in a state, as a component reads it. */
export const queryWith = <T,>(data: T | undefined, error: unknown = null) => ({
  ...{ data, error, refetch: nothing },
});

/** Longer than any field or button expects. */
export const longText = (say: Say): string =>
  say(
    '南海之滨六天五晚海岛深度休闲度假跟团游（含往返机票与海景酒店）',
    'Six days and five nights of island leisure by the South China Sea, with flights and hotels',
  );

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path fill="#9cc7e6" d="M0 0h16v10H0z"/><path fill="#0b4f8a" d="M0 6c3-1 5 1 8 0s5-1 8 0v4H0z"/></svg>';

/** A picture that needs no network. */
export const photo = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
