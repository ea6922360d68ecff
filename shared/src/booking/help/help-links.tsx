import { paths } from '@portal/shared/router';
import { TextLink } from '@portal/shared/ui';
import styles from './help-links.module.css';

interface HelpLinksProps {
  /** Names the list. */
  readonly title: string;
  /** Articles of the help centre by their codes, as questions. */
  readonly links: readonly { readonly code: string; readonly label: string }[];
}

/** Questions about what is on the screen; they lead to their answers in the help centre. */
export const HelpLinks = ({ title, links }: HelpLinksProps) => (
  <nav aria-label={title} className={styles.help}>
    <p>{title}</p>
    <ul>
      {links.map(({ code, label }) => (
        <li key={code}>
          <TextLink to={paths.help(code)}>{label}</TextLink>
        </li>
      ))}
    </ul>
  </nav>
);
