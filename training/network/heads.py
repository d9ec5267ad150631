"""The heads of the network and their soft targets.

`kind` is the public label, one of 17. The others come from `training/labels/garments.csv`; the colour, and half of pattern and
sleeve, from every labelling in `training/labels/looks.csv`. A row of zeros means an unknown label and adds no loss.
"""
import csv
import json
import pathlib

import torch
import torch.nn.functional as F

LABELS = pathlib.Path(__file__).parent.parent / "labels" / "garments.csv"
LOOKS = LABELS.with_name("looks.csv")

HEADS = {
    "finer": [
        "t-shirt", "polo", "blouse", "shirt", "longsleeve", "hoodie", "top", "undershirt", "body", "sweater",
        "cardigan", "vest", "blazer", "outerwear", "coat", "pants", "jeans", "shorts", "skirt", "dress", "jumpsuit",
        "sneakers", "boots", "sandals", "heels", "flats", "shoes", "hat",
    ],
    "pattern": ["plain", "stripes", "checks", "print", "floral", "dots", "logo"],
    "sleeve": ["none", "short", "long"],
    "length": ["short", "medium", "long"],
    "material": ["denim", "knit", "leather", "down", "other"],
    "style": ["casual", "formal", "sport", "party"],
    "color": [
        "negro", "gris oscuro", "gris", "gris claro", "blanco", "crudo", "beige", "camel", "marrón", "marrón oscuro",
        "caqui", "verde oliva", "rojo", "burdeos", "coral", "salmón", "naranja", "mostaza", "amarillo", "verde lima",
        "verde", "verde oscuro", "verde menta", "turquesa", "petróleo", "celeste", "azul", "azul vaquero",
        "azul grisáceo", "azul marino", "morado", "lila", "fucsia", "rosa", "rosa palo", "dorado", "plateado",
    ],
}  # fmt: skip
# Colour families of the scanner.
FAMILIES = json.loads((pathlib.Path(__file__).parent.parent.parent / "scanner" / "colors" / "color-families.json").read_text())
# Index of the family of each name.
FAMILY_OF = torch.tensor([next(at for at, names in enumerate(FAMILIES.values()) if name in names) for name in HEADS["color"]])
# Rare labels merged into a class.
SAME = {"finer": {"loafers": "shoes", "tights": "pants"}, "material": {"corduroy": "other"}}
# Target of the alternative colour name.
ALSO = 0.4
# Weight of a labelling by the size of its picture.
WEIGHT = {"small": 0.5, "middle": 1.0, "large": 1.5}
# Loss weight of each head.
SHARE = {"kind": 1.0, "finer": 0.8, "pattern": 1.8, "sleeve": 1.2, "length": 0.3, "material": 0.4, "style": 0.3, "color": 0.4}


def one_of(classes, value, head):
    value = SAME.get(head, {}).get(value, value)
    return classes.index(value) if value in classes else None


def rows_of(path):
    with path.open() as file:
        return list(csv.DictReader(file))


def colors_of(rows):
    """rows: of index.json -> names (n, 37), averaged over labellings; families (n, 11): share of labellings accepting each."""
    names, families = torch.zeros(len(rows), len(HEADS["color"])), torch.zeros(len(rows), len(FAMILIES))
    at_of = {row["id"]: at for at, row in enumerate(rows)}
    looks = torch.zeros(len(rows), 1)
    for look in rows_of(LOOKS):
        at = at_of.get(look["image"])
        if at is None:
            continue
        main, also = (HEADS["color"].index(name) if name else None for name in (look["color"], look["also"]))
        names[at, main] += 1.0 if also is None else 1.0 - ALSO
        if also is not None:
            names[at, also] += ALSO
        families[at, FAMILY_OF[[name for name in (main, also) if name is not None]].unique()] += 1
        looks[at] += 1
    return names / looks.clamp(min=1), families / looks.clamp(min=1)


def shares_of(rows, head):
    """rows: of index.json -> float (n, classes): share of labellings for each class of `pattern` or `sleeve`."""
    classes = HEADS[head]
    shares = torch.zeros(len(rows), len(classes))
    at_of = {row["id"]: at for at, row in enumerate(rows)}
    for look in rows_of(LOOKS):
        at, word = at_of.get(look["image"]), one_of(classes, look[head], head)
        if at is not None and word is not None:
            shares[at, word] += WEIGHT[look["size"]]
    return shares / shares.sum(1, keepdim=True).clamp(min=1e-6)


def targets_of(rows, kinds):
    """rows: of index.json -> {head: float (n, classes)}, each row summing to one or zero."""
    told = {row["image"]: row for row in rows_of(LABELS)}
    labels = torch.tensor([row["label"] for row in rows])
    targets = {"kind": F.one_hot(labels.clamp(min=0), len(kinds)).float() * (labels >= 0)[:, None]}
    for head, classes in HEADS.items():
        if head == "color":
            targets[head] = colors_of(rows)[0]
            continue
        target = torch.zeros(len(rows), len(classes))
        for index, row in enumerate(rows):
            label = told.get(row["id"])
            main = label and one_of(classes, label["kind" if head == "finer" else head], head)
            if main is not None:
                target[index, main] = 1.0
        if head in ("pattern", "sleeve"):
            target = (target + shares_of(rows, head) * target.sum(1, keepdim=True)) / 2
        targets[head] = target
    return targets
