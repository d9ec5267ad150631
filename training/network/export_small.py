"""Exports the two small networks: python3 export_small.py --segmenter segmenter --colors colors

models/segmenter.onnx: `image`, RGB bytes (1, 160, 160, 3) -> garment `likelihood` (1, 1, 80, 80), 0..1.
models/colors.onnx: OKLab of `garment` and `ground` pixels (1, any, 3), and of a view of the garment, `cloth`
(1, 3, 96, 96), with its `mask` (1, 1, 96, 96) -> `names`, probabilities of the 37 colours in the order of heads.py
(1, 37), `votes` of every garment pixel (1, any, 37), and `accepted`, the probability that each name's family is
accepted (1, 37).
"""
import argparse
import pathlib

import onnx
import torch

from colors import GARMENT, GROUND, TO_LAB, TO_LMS
from export import OPSET, halve_weights
from glance import SIDE as VIEW_SIDE
from glance import Colors
from segmenter import SIDE, Segmenter

TRAINING = pathlib.Path(__file__).parent.parent


class ShippedSegmenter(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, image):
        return self.net(image.permute(0, 3, 1, 2).float() / 127.5 - 1).sigmoid()


FROM_LAB, FROM_LMS = TO_LAB.inverse().T.contiguous(), TO_LMS.inverse().T.contiguous()


def srgb_of(lab):
    """OKLab (n, 3, h, w) -> sRGB 0..1."""
    linear = ((lab.permute(0, 2, 3, 1) @ FROM_LAB) ** 3) @ FROM_LMS
    linear = linear.permute(0, 3, 1, 2).clamp(1e-6, 1)
    return torch.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


class ShippedColors(torch.nn.Module):
    def __init__(self, net):
        super().__init__()
        self.net = net

    def forward(self, garment, ground, cloth, mask):
        names, votes, families = self.net(garment, ground, srgb_of(cloth), cloth, mask)
        return names, votes, families @ self.net.families.T


def write(module, inputs, path, input_names, output_names, axes):
    torch.onnx.export(
        module.eval(), inputs, path, opset_version=OPSET, input_names=input_names, output_names=output_names,
        dynamic_axes=axes, do_constant_folding=True,
    )  # fmt: skip
    model = onnx.load(path)
    halve_weights(model)
    onnx.checker.check_model(model)
    onnx.save(model, path)
    print(f"{path.name}: {path.stat().st_size} bytes")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=pathlib.Path, default=TRAINING / ".cache")
    parser.add_argument("--models", type=pathlib.Path, default=TRAINING.parent / "models")
    parser.add_argument("--segmenter")
    parser.add_argument("--colors", help="what glance.py wrote")
    options = parser.parse_args()
    if options.segmenter:
        net = Segmenter()
        net.load_state_dict(torch.load(options.cache / f"{options.segmenter}.pt"))
        write(
            ShippedSegmenter(net), torch.zeros(1, SIDE, SIDE, 3, dtype=torch.uint8), options.models / "segmenter.onnx", ["image"], ["likelihood"],
            {"image": {0: "n"}, "likelihood": {0: "n"}},
        )  # fmt: skip
    if options.colors:
        net = Colors()
        net.load_state_dict(torch.load(options.cache / f"{options.colors}.pt"))
        write(
            ShippedColors(net),
            (torch.rand(1, GARMENT, 3), torch.rand(1, GROUND, 3), torch.rand(1, 3, VIEW_SIDE, VIEW_SIDE), torch.ones(1, 1, VIEW_SIDE, VIEW_SIDE)),
            options.models / "colors.onnx", ["garment", "ground", "cloth", "mask"], ["names", "votes", "accepted"],
            {"garment": {1: "g"}, "ground": {1: "b"}, "votes": {1: "g"}},
        )  # fmt: skip


if __name__ == "__main__":
    main()
