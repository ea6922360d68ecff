import { ListPanel, OptionList } from '@portal/shared/forms';
import { useState } from 'react';
import { type Examples, longText } from '../example.tsx';

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly none: string;
  readonly names: readonly string[];
}

const List = ({ id, label, none, names }: ListProps) => {
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const found = names.filter((name) => name.includes(text));
  const options = found.map((name) => ({ key: name, content: name, selected: name === names[1] }));
  const keyboard = { active, setActive, count: found.length, keys: {} };
  const panel = { id, label, text, placeholder: label, onType: setText, keyboard };
  return (
    <ListPanel {...panel}>
      {(listId) => <OptionList id={listId} onChoose={setActive} {...{ label, active, none, options }} />}
    </ListPanel>
  );
};

const uiLists: Examples = {
  components: (say) => {
    const list = { label: say('省份', 'Province'), none: say('没有匹配的省份', 'No province found') };
    const names = [say('广东省', 'Guangdong'), say('海南省', 'Hainan'), longText(say)];
    return {
      'ListPanel, OptionList': {
        default: <List id="list1" {...list} names={names} />,
        none: <List id="list2" {...list} names={[]} />,
      },
    };
  },
};
export default uiLists;
