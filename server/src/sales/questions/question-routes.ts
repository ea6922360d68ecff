import type { FastifyInstance } from 'fastify';
import type { Deps } from '#src/platform/context/index.ts';
import { answerWithEtag, handle } from '#src/platform/http/index.ts';
import {
  answerAsBuyer,
  askQuestion,
  findOwnQuestions,
  findQuestions,
  findRights,
} from './question-service.ts';
import {
  answerQuestion,
  hideQuestion,
  moderateAnswer,
  pageQuestions,
  showQuestion,
} from './staff-question-service.ts';

const registerMembers = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'POST /api/v1/products/:id/questions', ({ member, params, body }) =>
    askQuestion(deps, member.userId, {
      productId: params.id,
      text: body.text,
    }),
  );
  handle(app, 'GET /api/v1/products/:id/question-rights', ({ member, params }) =>
    findRights(deps.db, member.userId, params.id),
  );
  handle(app, 'POST /api/v1/questions/:id/answers', ({ member, params, body }) =>
    answerAsBuyer(deps, member.userId, params.id, body),
  );
  handle(app, 'GET /api/v1/account/questions', ({ member, query }) =>
    findOwnQuestions(deps.db, member.userId, query),
  );
};

const registerStaff = (app: FastifyInstance, deps: Deps): void => {
  handle(app, 'GET /api/v1/questions/page', ({ query, scope }) => pageQuestions(deps, query, scope));
  handle(app, 'PUT /api/v1/questions/:id/answer', ({ member, params, body }) =>
    answerQuestion(deps, member, params.id, body),
  );
  handle(app, 'POST /api/v1/questions/:id/show', ({ member, params }) =>
    showQuestion(deps, member, params.id),
  );
  handle(app, 'POST /api/v1/questions/:id/hide', ({ member, params, body }) =>
    hideQuestion(deps, member, params.id, body.reason),
  );
  handle(app, 'POST /api/v1/questions/:id/answers/:answerId/show', ({ member, params }) =>
    moderateAnswer(deps, member, { ...params, state: 'SHOWN' }),
  );
  handle(app, 'POST /api/v1/questions/:id/answers/:answerId/hide', ({ member, params }) =>
    moderateAnswer(deps, member, { ...params, state: 'HIDDEN' }),
  );
};

/** Routes of questions about products, for visitors, members and staff. */
export const registerQuestions = (app: FastifyInstance, deps: Deps): void => {
  void app.register(async (scope) => {
    answerWithEtag(scope);
    handle(scope, 'GET /api/v1/products/:id/questions', ({ params, query }) =>
      findQuestions(deps.db, params.id, query),
    );
  });
  registerMembers(app, deps);
  registerStaff(app, deps);
};
