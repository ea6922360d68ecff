import { questionList } from '#src/features/question/question-list.tsx';
import { ListScreen } from '#src/list/list-screen.tsx';

export default function Questions() {
  return <ListScreen list={questionList} />;
}
