import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../../actions/icon.tsx';
import { placeBelow } from './place-below.ts';
import styles from './select-list.module.css';
import { type Choice, findTyped, moveIn } from './select-options.ts';

interface SelectListProps {
  readonly id: string;
  /** The button, which keeps the focus. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** The key that opened the list; empty for a press. */
  readonly openedBy: string;
  readonly value: string;
  readonly options: readonly Choice[];
  readonly onChange: (value: string) => void;
  readonly onClose: () => void;
}

/** Letters typed within this time in ms are one text. */
const pauseMs = 600;

/** The option at which a list opens: the chosen one, or the one that a letter asks for. */
const firstActive = ({ value, options, openedBy }: SelectListProps): number => {
  const chosen = options.findIndex((option) => option.value === value && !option.disabled);
  const first = chosen === -1 ? (moveIn(options, 'Home', -1) ?? -1) : chosen;
  return openedBy.length === 1 ? (findTyped(options, openedBy, chosen) ?? first) : first;
};

const useActive = (props: SelectListProps) => {
  const [active, setActive] = useState(() => firstActive(props));
  const typed = useRef({ text: props.openedBy.length === 1 ? props.openedBy : '', at: Date.now() });
  const choose = (place: number): void => {
    const option = props.options[place];
    if (!option || option.disabled) return;
    props.onClose();
    if (option.value !== props.value) props.onChange(option.value);
  };
  const type = (letter: string): void => {
    const { text, at } = typed.current;
    const now = Date.now();
    typed.current = { text: now - at < pauseMs ? text + letter : letter, at: now };
    setActive(findTyped(props.options, typed.current.text, active) ?? active);
  };
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => choose(active),
    ' ': () => choose(active),
    Escape: props.onClose,
  };
  /** What a key does; undefined for one that the list leaves to others. */
  const actionOf = (key: string): (() => void) | undefined => {
    const target = moveIn(props.options, key, active);
    if (target !== undefined) return () => setActive(target);
    return keys[key] ?? (key.length === 1 ? () => type(key) : undefined);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey) return;
    // The Tab key takes the option, and moves on as it always does.
    if (event.key === 'Tab') choose(active);
    const act = actionOf(event.key);
    if (!act) return;
    // Neither the dialog nor the form around takes the key.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { active, choose, press };
};

/** Keys of the button, and presses beside it and the list, as long as the list is open. */
const useListEvents = (
  { opener, onClose }: SelectListProps,
  list: RefObject<HTMLElement | null>,
  press: (event: KeyboardEvent) => void,
): void => {
  const onKey = useEffectEvent(press);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const button = opener.current;
    const key = (event: KeyboardEvent) => onKey(event);
    const leave = () => close();
    const beside = ({ target }: Event) => {
      if (!button?.contains(target as Node) && !list.current?.contains(target as Node)) close();
    };
    button?.addEventListener('keydown', key);
    button?.addEventListener('blur', leave);
    document.addEventListener('pointerdown', beside);
    return () => {
      button?.removeEventListener('keydown', key);
      button?.removeEventListener('blur', leave);
      document.removeEventListener('pointerdown', beside);
    };
  }, [opener, list]);
};

/** A press leaves the focus on the button. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The options of a `Select`: below its button, on a phone at the lower edge. */
export const SelectList = (props: SelectListProps) => {
  const { id, opener, value, options } = props;
  const list = useRef<HTMLDivElement>(null);
  const { active, choose, press } = useActive(props);
  useListEvents(props, list, press);

  useLayoutEffect(() => {
    const button = opener.current;
    if (!button || !list.current) return;
    list.current.showPopover();
    placeBelow(list.current, button);
    // Not every browser focuses a button that is pressed.
    button.focus();
    return () => button.removeAttribute('aria-activedescendant');
  }, [opener]);

  useLayoutEffect(() => {
    opener.current?.setAttribute('aria-activedescendant', `${id}-${active}`);
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [opener, id, active]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      popover="manual"
      tabIndex={-1}
      aria-labelledby={opener.current?.id}
      className={styles.list}
      onMouseDown={keepFocus}
    >
      {options.map((option, place) => (
        <button
          key={option.value}
          id={`${id}-${place}`}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          aria-disabled={option.disabled}
          data-active={place === active}
          data-value={option.value}
          className={styles.option}
          onClick={() => choose(place)}
        >
          <span>{option.label}</span>
          {option.value === value && <Icon name="check" size={16} />}
        </button>
      ))}
    </div>
  );
};
