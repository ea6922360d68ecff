import { useMessages } from '@portal/shared/i18n';
import { paths, useNavigate } from '@portal/shared/router';
import { Button, Icon, SearchForm } from '@portal/shared/ui';
import { type ChangeEvent, useId } from 'react';
import { useDraft } from '../list/filters/use-draft.ts';
import styles from './search-field.module.css';
import { searchMessages } from './search-messages.ts';
import { type Suggestion, suggestionPath } from './suggestion.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Leads from a word to all that has it; suggests products and destinations while it is typed. */
export const SearchField = ({ keywords = '' }: { keywords?: string }) => {
  const t = useMessages(searchMessages);
  const navigate = useNavigate();
  const list = useId();
  const [[draft = ''], setDraft] = useDraft([keywords]);
  const [suggestions, ask] = useSuggestions();

  const write = (text: string) => {
    setDraft([text]);
    ask(text);
  };
  const go = (suggestion: Suggestion | undefined) => suggestion && void navigate(suggestionPath(suggestion));
  const box = useCombobox(suggestions.length, {
    choose: (place) => go(suggestions[place]),
    leave: () => write(''),
  });
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setDraft([target.value]);
    if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
    ask(target.value);
    box.show();
  };
  const submit = () => {
    box.hide();
    if (draft.trim() !== '') void navigate(paths.search({ keywords: draft.trim() }));
  };

  return (
    <SearchForm className={styles.field} action={paths.search()} onSubmit={submit} onBlur={box.hide}>
      <Icon name="search" />
      <input
        type="text"
        name="keywords"
        role="combobox"
        className={styles.input}
        aria-label={t('label')}
        aria-autocomplete="list"
        aria-expanded={box.open}
        aria-controls={box.open ? list : undefined}
        aria-activedescendant={box.active < 0 ? undefined : optionId(list, box.active)}
        placeholder={t('placeholder')}
        value={draft}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onChange={onChange}
        onCompositionEnd={({ currentTarget }) => {
          ask(currentTarget.value);
          box.show();
        }}
        onKeyDown={box.onKeyDown}
      />
      <Button type="submit" size="large">
        {t('submit')}
      </Button>
      <span role="status" className="visually-hidden">
        {box.open && t('suggested', { count: suggestions.length })}
      </span>
      {box.open && (
        <SuggestionList
          id={list}
          suggestions={suggestions}
          active={box.active}
          onChoose={(suggestion) => {
            box.hide();
            go(suggestion);
          }}
        />
      )}
    </SearchForm>
  );
};
