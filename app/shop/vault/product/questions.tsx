import type { ProductView } from "./load-product.server";

export function Questions({ questions }: { questions: ProductView["faq"] }) {
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title">Questions</h2>
      <div className="product-questions">
        {questions.map(({ question, answer }, index) => (
          <details key={question} name="questions" open={index === 0}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
