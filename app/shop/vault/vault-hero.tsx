import { HeadingLines } from "#app/texts/heroes/heading-lines.tsx";
import type { Hero } from "#app/texts/heroes/heroes.server";
import type { ProductCategory } from "../model/categories";
import type { Vault } from "./load-vault.server";
import { getVaultUrl } from "./vault-query";
import { Wheel } from "./wheel";

interface VaultHeroProps {
  texts: Hero;
  current: ProductCategory | null;
  wheel: Vault["wheel"];
  tabs: Vault["tabs"];
}

export function VaultHero({ texts, current, wheel, tabs }: VaultHeroProps) {
  return (
    <section className="vault-hero" aria-labelledby="vault-title">
      <div className="wrap">
        <div className="vault-copy">
          {/Digital\sVault/.test(texts.heading.join(" ")) ? null : <p className="vault-name">Digital Vault</p>}
          <h1 id="vault-title">
            <HeadingLines lines={texts.heading} />
          </h1>
          <p className="max-w-[44ch] text-lead">{texts.lead}</p>
        </div>
        <Wheel wedges={wheel} />
        {tabs.length > 0 ? (
          <nav className="vault-tabs" aria-label="Categories">
            <ul>
              {tabs.map(({ id, name, count }) => (
                <li key={name} className={`category-${id ?? "all"}`}>
                  <a href={getVaultUrl(id)} aria-current={id === current ? "page" : undefined}>
                    {name} <small>{count.toLocaleString("en-US")}</small>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </section>
  );
}
