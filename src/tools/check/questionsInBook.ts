import { type Conventions, conventionalSetup } from "../../kit/conventions/conventions.ts";
import { conventionalQuestion } from "../../kit/questions/conventionalQuestion.ts";
import type { Question } from "../../kit/questions/question.ts";
import { fetchSearch, isToFetch } from "../../kit/run/spoiledSearch.ts";

/** The questions as the reader's book has their searches. Few have such a book, and those alone fetch this. */
export async function questionsInBook(
  questions: readonly Question[],
  book: Conventions,
): Promise<Question[]> {
  const { algorithm } = conventionalSetup({ algorithm: "alphaBeta" }, book);
  if (isToFetch(algorithm)) await fetchSearch(algorithm);
  return questions.map((question) => conventionalQuestion(question, book));
}
