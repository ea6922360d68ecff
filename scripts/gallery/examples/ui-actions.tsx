import { Button, Icon, IconButton, IconLink, LinkButton, Row, TextLink } from '@portal/shared/ui';
import { iconPaths } from '../../../shared/src/ui/actions/icon-paths.ts';
import { type Examples, longText, show } from '../example.tsx';

const icons = Object.keys(iconPaths) as (keyof typeof iconPaths)[];

const uiActions: Examples = {
  components: (say) => {
    const label = say('预订', 'Book');
    const long = { children: longText(say) };
    return {
      Button: show(Button, { children: label })({
        primary: {},
        book: { kind: 'book' },
        quiet: { kind: 'quiet' },
        danger: { kind: 'danger' },
        small: { size: 'small' },
        large: { size: 'large' },
        wide: { wide: true },
        icon: { icon: 'calendar' },
        busy: { busy: true },
        disabled: { disabled: true },
        'quiet, disabled': { kind: 'quiet', disabled: true },
        'long text': long,
      }),
      IconButton: show(IconButton, { icon: 'heart', label })({
        default: {},
        filled: { filled: true },
        disabled: { disabled: true },
      }),
      IconLink: show(IconLink, { to: '/', icon: 'search', label })({ default: {} }),
      LinkButton: show(LinkButton, { to: '/', children: label })({
        default: {},
        'quiet, icon': { kind: 'quiet', icon: 'document' },
        'long text': long,
      }),
      TextLink: show(TextLink, { to: '/', children: label })({ default: {}, 'long text': long }),
      Icon: {
        all: (
          <Row>
            {icons.map((name) => (
              <Icon key={name} name={name} label={name} />
            ))}
          </Row>
        ),
        ...show(Icon, { name: 'star' })({ filled: { filled: true }, large: { size: 48 } }),
      },
    };
  },
};
export default uiActions;
