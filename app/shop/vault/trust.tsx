import { useBusiness, useReplyTime } from "#app/ui/use-site";

const listPromises = (downloadLimit: string, email: string, reply: string) => [
  {
    name: "Pay",
    text: "One price, once. No account, no subscription. Buy Now opens the secure checkout in a new tab.",
  },
  {
    name: "Get",
    text: `Your download is ready the moment you’ve paid, and a private link to it lands in your inbox. ${downloadLimit}`,
  },
  {
    name: "Keep",
    text: "PDF, Excel, CSV and plain text files you can open and print. The spreadsheets and text files are yours to edit, too. Files are final sale unless the product’s page gives you a guarantee.",
  },
  {
    name: "Ask",
    text: (
      <>
        Stuck, or something wrong with a file? <a href={`mailto:${email}`}>Write to us</a>. We reply {reply}.
      </>
    ),
  },
];

export function Trust({ downloadLimit }: { downloadLimit: string }) {
  const { email } = useBusiness();
  const reply = useReplyTime();
  return (
    <section className="vault-trust on-palm pointed-top" aria-labelledby="trust-title">
      <div className="wrap">
        <h2 id="trust-title">Buy once. Use it today.</h2>
        <dl>
          {listPromises(downloadLimit, email, reply).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
