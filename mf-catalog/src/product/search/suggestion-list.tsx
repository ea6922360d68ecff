import { useMessages, useText } from '@portal/shared/i18n';
import { Icon } from '@portal/shared/ui';
import { productMessages } from '../card/product-messages.ts';
import styles from './search-field.module.css';
import { searchMessages } from './search-messages.ts';
import { type Suggestion, suggestionIcon } from './suggestion.ts';

interface SuggestionListProps {
  readonly id: string;
  readonly suggestions: readonly Suggestion[];
  /** The one the arrow keys are at. */
  readonly active: number;
  readonly onChoose: (suggestion: Suggestion) => void;
}

export const optionId = (list: string, place: number): string => `${list}-${place}`;

/** The popup of the search field. The focus stays in the field; the pointer chooses before it could leave. */
export const SuggestionList = ({ id, suggestions, active, onChoose }: SuggestionListProps) => {
  const t = useMessages(searchMessages);
  const words = useMessages(productMessages);
  const text = useText();
  return (
    <div id={id} role="listbox" aria-label={t('suggestions')} className={styles.list}>
      {suggestions.map((suggestion, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field moves and chooses with the keys
        <div
          key={`${suggestion.kind}-${suggestion.id}-${suggestion.text.zh}`}
          id={optionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          className={styles.option}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          <Icon name={suggestionIcon(suggestion)} size={18} />
          <span className={styles.text}>{text(suggestion.text)}</span>
          <span className={styles.kind}>
            {suggestion.id === null ? t('place') : words(`kinds.${suggestion.kind}`)}
          </span>
        </div>
      ))}
    </div>
  );
};
